import { IncomingMessage } from 'node:http';
import { Socket } from 'node:net';
import { expect, test } from 'vitest';
import { addressesOf, clientAddress } from './proxies.ts';

function requestFrom(remote: string, forwarded?: string): IncomingMessage {
  const socket = new Socket();
  Object.defineProperty(socket, 'remoteAddress', { value: remote });
  const request = new IncomingMessage(socket);
  if (forwarded !== undefined) request.headers['x-forwarded-for'] = forwarded;
  return request;
}

test.each<[string, string | undefined, string, string | undefined, string]>([
  ['nobody is trusted', undefined, '127.0.0.1', '198.51.100.7', '127.0.0.1'],
  ['a proxy here tells of its client', 'loopback', '::ffff:127.0.0.1', '198.51.100.7', '198.51.100.7'],
  ['a client that makes up an address', 'loopback', '127.0.0.1', '10.0.0.1, 198.51.100.7', '198.51.100.7'],
  ['a foreign proxy', 'loopback', '203.0.113.9', '198.51.100.7', '203.0.113.9'],
  ['two proxies', 'loopback,10.1.0.0/16', '127.0.0.1', '198.51.100.7, 10.1.2.3', '198.51.100.7'],
  ['a proxy that tells nothing', 'loopback', '127.0.0.1', undefined, '127.0.0.1'],
  ['the newer family', 'private', 'fd00::1', '2001:db8::7', '2001:db8::7'],
])('%s', (_, trusted, remote, forwarded, expected) => {
  const list = trusted === undefined ? undefined : addressesOf(trusted);
  expect(clientAddress(requestFrom(remote, forwarded), list)).toBe(expected);
});

test.each(['everybody', '', '10.0.0.0/x', 'loopback,,private'])('%j names no proxies', (words) => {
  expect(addressesOf(words)).toBeUndefined();
});
