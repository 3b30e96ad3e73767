/** A domain to its last comma, and the ending behind it. What ends in '.com' already may be whole. */
const commaBeforeEnding =
  /(@(?:[a-z\d-]+\.)*(?!(?:com|net|org|edu|gov)[.,])[a-z\d-]+),((?:com|net|org|edu|gov)(?:[.,](?:br|mz|pe|pt))?|br|mz|pe|pt)(?![\w@-])/gi;

/** A comma before the ending of an address is a mistyped dot: 'maria@uol,com,br'. */
export const readCommasAsDots = (text: string): string =>
  text.replace(
    commaBeforeEnding,
    (_, domain: string, ending: string) => `${domain}.${ending.replace(',', '.')}`,
  );
