import { bankFontFaces } from './bankFonts';

export const bankStyles = `
${bankFontFaces}
:root {
  color-scheme: light dark;
  --page: #e9edf4; --sheet: #fff; --text: #14213d; --muted: #51607a; --line: #7a879d;
  --field: #f5f7fb; --main: #1a4fd0; --on-main: #fff; --note: #fff4d6; --note-text: #574100;
}
* { box-sizing: border-box; }
body { margin: 0; min-height: 100vh; display: grid; background: var(--page); color: var(--text); font: 16px/1.5 Bank, system-ui, sans-serif; }
h1, p, dl, dd { margin: 0; }
main { width: 100%; background: var(--sheet); }
header { display: grid; align-content: start; gap: 4px; padding: 16px 24px 20px; background: radial-gradient(circle at 100% 0, #3f68d8, transparent 60%), linear-gradient(150deg, #1b3a8f, #0b1a47); color: #fff; }
.bank { display: flex; align-items: center; gap: 10px; margin-bottom: 16px; font-weight: 700; font-size: 18px; }
.bank svg { flex: none; box-sizing: content-box; padding: 6px; border-radius: 10px; background: #ffffff1f; }
.label, dt { color: #c3d0f3; font-size: 14px; }
.amount { font-size: 36px; line-height: 1.15; font-weight: 700; letter-spacing: -.01em; }
.card { display: none; }
dl { display: grid; gap: 8px; margin-top: 16px; padding-top: 16px; border-top: 1px solid #ffffff33; }
dl div { display: flex; justify-content: space-between; gap: 16px; }
dd { font-weight: 600; text-align: right; text-wrap: balance; overflow-wrap: anywhere; }
.secure { display: flex; align-items: center; gap: 8px; margin-top: 16px; color: #c3d0f3; font-size: 14px; }
.secure svg { flex: none; }
section { display: grid; align-content: start; gap: 12px; padding: 28px 24px 24px; }
h1 { font-size: 26px; line-height: 1.25; }
.lead { color: var(--muted); text-wrap: balance; }
form { display: grid; gap: 12px; margin-top: 12px; }
label { font-weight: 600; font-size: 14px; }
/* A cell for each digit. What follows the last one would scroll it, so it is cut off. */
.code { container-type: inline-size; overflow: hidden; margin-top: -4px; border: 1px solid var(--line); border-radius: 12px; background: repeating-linear-gradient(90deg, transparent 0 calc(100% / 6 - 1px), var(--line) 0 calc(100% / 6)) 0 / calc(100% + 1px) var(--field); }
.code:focus-within { outline: 3px solid var(--main); outline-offset: 2px; }
input { --gap: calc(100cqw / 6 - 1ch); display: block; width: 125%; height: 60px; padding: 0 0 0 calc(var(--gap) / 2); border: 0; outline: 0; color: inherit; font: 700 28px/1 Bank, ui-monospace, monospace; letter-spacing: var(--gap); background: none; }
.note { margin-top: 12px; padding: 12px 16px; border-radius: 12px; background: var(--note); color: var(--note-text); font-size: 14px; text-align: center; text-wrap: balance; }
button { min-height: 56px; padding: 0 16px; border: 0; border-radius: 12px; font: inherit; font-weight: 600; cursor: pointer; }
.yes { margin-top: 8px; background: var(--main); color: var(--on-main); }
.no { border: 1px solid var(--line); background: transparent; color: inherit; }
button:focus-visible { outline: 3px solid var(--main); outline-offset: 2px; }
.small { color: var(--muted); font-size: 14px; text-align: center; text-wrap: balance; }
@media (min-width: 768px) {
  body { place-items: center; padding: 48px 24px; }
  main { display: grid; grid-template-columns: 2fr 3fr; max-width: 920px; min-height: 540px; border-radius: 24px; overflow: hidden; box-shadow: 0 24px 64px #0b1a4730; }
  header { padding: 40px; grid-template-rows: repeat(4, auto) 1fr auto; }
  .bank { margin-bottom: 40px; }
  dl { align-content: start; gap: 16px; margin-top: 24px; padding-top: 24px; }
  dl div { display: block; }
  /* The picture says it. */
  dl:has(+ .card) > :last-child { position: absolute; clip-path: inset(50%); }
  .card { align-self: end; display: grid; grid-template-columns: 1fr auto; align-content: space-between; aspect-ratio: 1.7; margin-top: 24px; padding: 20px; border: 1px solid #ffffff33; border-radius: 16px; background: linear-gradient(135deg, #ffffff33, #ffffff0d); }
  .card i { width: 36px; height: 26px; border-radius: 6px; background: linear-gradient(90deg, #e9d8a6 45%, #c9ae6a 45% 55%, #e9d8a6 55%); }
  .card span { grid-area: 2 / 1 / auto / -1; font-weight: 600; letter-spacing: .04em; white-space: nowrap; }
  .card b { grid-area: 1 / 2; }
  dd { text-align: left; }
  .secure { align-self: end; }
  section { align-content: center; padding: 48px; }
  h1 { font-size: 28px; }
}
@media (prefers-color-scheme: dark) {
  :root { --page: #070d1c; --sheet: #121a2c; --text: #e8edf5; --muted: #a9b6cc; --line: #7586a3; --field: #0b1222; --main: #9bb8ff; --on-main: #0b1a47; --note: #3a2f0c; --note-text: #ffe7a3; }
}`;
