/** Says at the end of a run which tests were skipped; their titles say why. */
export default class SkipReporter {
  constructor(globalConfig) {
    // A pattern skips all others on purpose.
    this.isAsked = Boolean(globalConfig.testNamePattern);
  }

  onRunComplete(_contexts, { testResults }) {
    if (this.isAsked) return;
    for (const { testResults: tests } of testResults)
      for (const { fullName, status } of tests)
        if (status === 'pending') process.stderr.write(`Skipped: ${fullName}\n`);
  }
}
