export default function Page() {
  return <main>tracking</main>;
}
