import { ESLint } from 'eslint';

/**
 * Lints texts as if they stood in files. Reads JSON [{ filePath, code }] from standard input and
 * writes JSON lists of rule ids to standard output.
 */
let input = '';
for await (const chunk of process.stdin) input += String(chunk);

const eslint = new ESLint();
const answers = [];
const texts = /** @type {{ code: string, filePath: string }[]} */ (JSON.parse(input));
for (const { code, filePath } of texts) {
  const [result] = await eslint.lintText(code, { filePath });
  answers.push((result?.messages ?? []).map(({ ruleId }) => ruleId));
}
process.stdout.write(JSON.stringify(answers));
