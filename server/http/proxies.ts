/** Proxies in front of this process whose word about clients' addresses is taken. From anybody else it would be a lie for free. */
import type { IncomingMessage } from 'node:http';
import { BlockList, isIP } from 'node:net';

const PRIVATE = [
  ['10.0.0.0', 8, 'ipv4'],
  ['172.16.0.0', 12, 'ipv4'],
  ['192.168.0.0', 16, 'ipv4'],
  ['fc00::', 7, 'ipv6'],
] as const;
const LOOPBACK = [
  ['127.0.0.0', 8, 'ipv4'],
  ['::1', 128, 'ipv6'],
] as const;

const familyOf = (address: string): 'ipv4' | 'ipv6' => (address.includes(':') ? 'ipv6' : 'ipv4');
/** A socket for both families writes addresses of the older one in the newer one's way. */
const plain = (address: string): string => address.replace(/^::ffff:(?=\d+\.)/, '');

export interface Addresses {
  has(address: string): boolean;
}

/** `loopback`, `private`, addresses and networks such as 10.1.0.0/16, separated by commas; undefined for a word that is none of them. */
export function addressesOf(words: string): Addresses | undefined {
  const list = new BlockList();
  for (const word of words.split(',').map((one) => one.trim())) {
    const [address, bits] = word.split('/');
    if (word === 'loopback') for (const [net, size, family] of LOOPBACK) list.addSubnet(net, size, family);
    else if (word === 'private') for (const [net, size, family] of PRIVATE) list.addSubnet(net, size, family);
    else if (isIP(address) === 0 || (bits !== undefined && !/^\d{1,3}$/.test(bits))) return undefined;
    else if (bits === undefined) list.addAddress(address, familyOf(address));
    else list.addSubnet(address, Number(bits), familyOf(address));
  }
  return { has: (address) => isIP(plain(address)) !== 0 && list.check(plain(address), familyOf(plain(address))) };
}

/** Where a request comes from: the last address in front of the proxies that are trusted. */
export function clientAddress(request: IncomingMessage, trusted: Addresses | undefined): string {
  const forwarded = String(request.headers['x-forwarded-for'] ?? '').split(',');
  const chain = [request.socket.remoteAddress ?? '', ...forwarded.reverse().map((one) => one.trim())];
  const found = chain.find((address, i) => !(trusted?.has(address) && (chain[i + 1] ?? '') !== ''));
  return plain(found ?? chain[0]);
}
