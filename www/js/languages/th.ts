/** All messages of this language: the page's, and those of the engine that it says. */
const files = import.meta.glob<string>(["../../messages/th/*.ftl", "../../../core/data/messages/th/*.ftl"], {
  eager: true,
  query: "?raw",
  import: "default",
});

export default Object.values(files).join("\n");
