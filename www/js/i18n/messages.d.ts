/** For each language except English, a function that loads its messages (www/message-files.ts). */
declare module "virtual:messages" {
  const loaders: Record<string, () => Promise<{ default: string }>>;
  export default loaders;
}
