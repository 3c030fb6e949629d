/** All Thai messages: those of the page, and those of the engine that the page shows. */
const files = import.meta.glob<string>(["../../../messages/th/*.ftl", "../../../../core/data/messages/th/*.ftl"], {
  eager: true,
  query: "?raw",
  import: "default",
});

export default Object.values(files).join("\n");
