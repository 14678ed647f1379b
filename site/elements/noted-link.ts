/** A link with a figure or a few words at the end of its line. */
export type NotedLink = { readonly text: string; readonly path: string; readonly note?: string };
