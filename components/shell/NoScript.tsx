export function NoScript({ text }: { text: string }) {
  return (
    <noscript>
      <p className="no-script">{text}</p>
    </noscript>
  );
}
