const commaBeforeEnding =
  /(@(?:[a-z\d-]+\.)*(?!(?:com|net|org|edu|gov)[.,])[a-z\d-]+),((?:com|net|org|edu|gov)(?:[.,](?:br|mz|pe|pt))?|br|mz|pe|pt)(?![\w@-])/gi;

export const readCommasAsDots = (text: string): string =>
  text.replace(
    commaBeforeEnding,
    (_, domain: string, ending: string) => `${domain}.${ending.replace(',', '.')}`,
  );
