export const bankStyles = `
:root {
  color-scheme: light dark;
  --page: #e9edf4; --sheet: #fff; --text: #14213d; --muted: #51607a; --line: #7a879d;
  --field: #f5f7fb; --main: #1a4fd0; --on-main: #fff; --note: #fff4d6; --note-text: #574100;
}
* { box-sizing: border-box; }
body { margin: 0; min-height: 100vh; display: grid; background: var(--page); color: var(--text); font: 16px/1.5 system-ui, -apple-system, 'Segoe UI', Roboto, sans-serif; }
h1, p, dl, dd { margin: 0; }
main { width: 100%; background: var(--sheet); }
header { display: grid; gap: 4px; padding: 20px 24px 24px; background: linear-gradient(150deg, #1b3a8f, #0b1a47); color: #fff; }
.bank { display: flex; align-items: center; gap: 10px; margin-bottom: 16px; font-weight: 700; font-size: 18px; letter-spacing: -.01em; }
.label, dt { color: #c3d0f3; font-size: 14px; }
.amount { font-size: 36px; line-height: 1.15; font-weight: 700; letter-spacing: -.02em; font-variant-numeric: tabular-nums; }
dl { display: grid; gap: 8px; margin-top: 16px; padding-top: 16px; border-top: 1px solid #ffffff33; }
dl div { display: flex; justify-content: space-between; gap: 16px; }
dd { font-weight: 600; text-align: right; overflow-wrap: anywhere; }
.secure { display: flex; align-items: center; gap: 8px; margin-top: 16px; color: #c3d0f3; font-size: 14px; }
.secure svg { flex: none; }
section { display: grid; align-content: start; gap: 12px; padding: 28px 24px 24px; }
h1 { font-size: 24px; line-height: 1.25; letter-spacing: -.01em; }
.lead { color: var(--muted); text-wrap: balance; }
form { display: grid; gap: 12px; margin-top: 12px; }
label { font-weight: 600; font-size: 14px; }
input { width: 100%; min-height: 60px; margin-top: -4px; padding: 0 16px; border: 1px solid var(--line); border-radius: 12px; color: inherit; font: 600 28px/1 ui-monospace, SFMono-Regular, Menlo, monospace; letter-spacing: 1ch; text-indent: 1ch; text-align: center; background: repeating-linear-gradient(90deg, var(--line) 0 1.5ch, transparent 0 2ch) center bottom 10px / 11.5ch 2px no-repeat var(--field); }
.note { margin-top: 12px; padding: 12px 16px; border-radius: 12px; background: var(--note); color: var(--note-text); font-size: 14px; text-align: center; text-wrap: balance; }
button { min-height: 56px; padding: 0 16px; border: 0; border-radius: 12px; font: inherit; font-weight: 600; cursor: pointer; }
.yes { margin-top: 8px; background: var(--main); color: var(--on-main); }
.no { border: 1px solid var(--line); background: transparent; color: inherit; }
:is(button, input):focus-visible { outline: 3px solid var(--main); outline-offset: 2px; }
.small { color: var(--muted); font-size: 14px; text-align: center; text-wrap: balance; }
@media (min-width: 768px) {
  body { place-items: center; padding: 48px 24px; }
  main { display: grid; grid-template-columns: 2fr 3fr; max-width: 920px; min-height: 540px; border-radius: 24px; overflow: hidden; box-shadow: 0 24px 64px #0b1a4730; }
  header { align-content: start; grid-template-rows: repeat(4, auto) 1fr; padding: 40px; }
  .bank { margin-bottom: 40px; }
  dl { align-content: start; gap: 16px; margin-top: 24px; padding-top: 24px; }
  dl div { display: block; }
  dd { text-align: left; }
  .secure { grid-row: 5; align-self: end; }
  section { align-content: center; padding: 48px; }
  h1 { font-size: 28px; }
}
@media (prefers-color-scheme: dark) {
  :root { --page: #070d1c; --sheet: #121a2c; --text: #e8edf5; --muted: #a9b6cc; --line: #7586a3; --field: #0b1222; --main: #9bb8ff; --on-main: #0b1a47; --note: #3a2f0c; --note-text: #ffe7a3; }
}`;
