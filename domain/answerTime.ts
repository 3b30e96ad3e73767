/** Minutes that a buyer has to answer a bank or a phone; then the payment expires. */
export const answerMinutes = 15;
