const headEnd = '\r\n\r\n';

/**
 * Tells the answers on one connection apart by their Content-Length, and each one's status when it is whole. As cheap as can be: it
 * runs beside the server it floods.
 */
export function createAnswerReader(onAnswer: (status: string) => void): (chunk: Buffer) => void {
  let head = '';
  let bodyLeft = 0;
  function end(): void {
    const status = head.slice(9, 12);
    head = '';
    onAnswer(status);
  }
  function readHead(chunk: Buffer): Buffer {
    const before = head.length;
    head += chunk.toString('latin1');
    const place = head.indexOf(headEnd);
    if (place === -1) return chunk.subarray(chunk.length);
    const rest = chunk.subarray(place + headEnd.length - before);
    head = head.slice(0, place);
    bodyLeft = Number(/content-length: (\d+)/iu.exec(head)?.[1] ?? 0);
    if (bodyLeft === 0) end();
    return rest;
  }
  function readBody(chunk: Buffer): Buffer {
    const taken = Math.min(bodyLeft, chunk.length);
    bodyLeft -= taken;
    if (bodyLeft === 0) end();
    return chunk.subarray(taken);
  }
  return (chunk) => {
    let rest = chunk;
    while (rest.length > 0) rest = bodyLeft > 0 ? readBody(rest) : readHead(rest);
  };
}
