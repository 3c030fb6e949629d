import { lookup as lookUp } from "node:dns";
import type { LookupFunction } from "node:net";
import { isPrivate } from "../../net/address.ts";

/** A name all of whose addresses are private. */
export class PrivateAddressError extends Error {
  readonly address: string;

  constructor(address: string) {
    super(`the address ${address} is private`);
    this.address = address;
  }
}

/**
 * Looks names up for a connection that is to be public: only public addresses come out, and these very ones are dialled, so that
 * a name server cannot say one thing to the check and another to the connection.
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
