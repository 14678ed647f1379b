// Addresses as mail servers read them: not every one takes more than ASCII in an envelope or a header.
import { domainToASCII } from 'node:url';

const plainAddress = /^[^\s@<>,;:"()[\]\\]+@[^\s@<>,;:"()[\]\\]+$/u;

/** RFC 5322, 3.2.3 and 3.4.1, without quoted parts and domain literals. */
const strictAddress = /^[\w!#$%&'*+/=?^`{|}~-]+(?:\.[\w!#$%&'*+/=?^`{|}~-]+)*@[a-z\d-]+(?:\.[a-z\d-]+)+$/iu;

/** Whether it is one address and nothing else. */
export function isPlainAddress(address: string): boolean {
  return plainAddress.test(address);
}

/** The same address with its domain in ASCII (punycode). */
export function withAsciiDomain(address: string): string {
  const at = address.lastIndexOf('@');
  const domain = domainToASCII(address.slice(at + 1));
  return domain === '' ? address : `${address.slice(0, at)}@${domain}`;
}

/** An address that may stand in a header at any server, in ASCII; undefined for one that some would refuse. */
export function findHeaderAddress(address: string): string | undefined {
  const ascii = withAsciiDomain(address);
  return strictAddress.test(ascii) ? ascii : undefined;
}

/** The address of a sender: of "Name <dispatch@example.com>" what stands in the brackets. */
export function addressOf(sender: string): string {
  return withAsciiDomain(/<([^<>]+)>/u.exec(sender)?.[1] ?? sender);
}
