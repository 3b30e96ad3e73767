export default function BarePage() {
  return <p>bare</p>;
}

export const getServerSideProps = () => ({ props: {} });
