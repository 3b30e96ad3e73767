/** Minutes that a buyer has to confirm at the bank or on the phone; then the payment expires. */
export const answerMinutes = 15;
