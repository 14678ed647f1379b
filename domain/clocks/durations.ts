// Spans of time in milliseconds, for what runs on the server. The browser's rules have their own, because a module that
// several scripts share is one more request.
export const minuteMs = 60_000;
export const hourMs = 60 * minuteMs;
export const dayMs = 24 * hourMs;
