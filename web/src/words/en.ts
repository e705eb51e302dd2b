// The words of the page, a file a topic. Those of the games come from the server, with their rules.
const files = import.meta.glob<string>("./en/*.ftl", { query: "?raw", import: "default", eager: true });
export default Object.values(files).join("\n");
