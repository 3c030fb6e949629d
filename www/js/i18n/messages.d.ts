/** A loader of the messages of each language except English (www/message-files.ts). */
declare module "virtual:messages" {
  const loaders: Record<string, () => Promise<{ default: string }>>;
  export default loaders;
}
