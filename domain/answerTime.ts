/** Minutes that a buyer has to answer a bank's or a phone's question: then the payment expires. */
export const answerMinutes = 15;
