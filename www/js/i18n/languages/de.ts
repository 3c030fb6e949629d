/** All German messages: those of the page, and those of the engine that the page shows. */
const files = import.meta.glob<string>(["../../../messages/de/*.ftl", "../../../../core/data/messages/de/*.ftl"], {
  eager: true,
  query: "?raw",
  import: "default",
});

export default Object.values(files).join("\n");
