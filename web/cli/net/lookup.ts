import { lookup as lookUp } from "node:dns";
import type { LookupFunction } from "node:net";
import { isPrivate } from "../../net/address.ts";

export class PrivateAddressError extends Error {
  readonly address: string;

  constructor(address: string) {
    super(`the address ${address} is private`);
    this.address = address;
  }
}

/**
 * Looks up a host name for a connection that must be public, and returns only its public addresses. The connection uses exactly these
 * addresses, so a name server cannot return one address for the check and another for the connection.
 */
export const publicLookup: LookupFunction = (hostname, options, callback) => {
  lookUp(hostname, { ...options, all: true }, (error, addresses) => {
    if (error) return callback(error, []);
    const open = addresses.filter(({ address }) => !isPrivate(address));
    const [first] = open;
    if (!first) return callback(new PrivateAddressError(addresses[0]?.address ?? hostname), []);
    if (options.all) return callback(null, open);
    callback(null, first.address, first.family);
  });
};
