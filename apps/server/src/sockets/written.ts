import { Decoder, Encoder, type Packet, PacketType } from 'socket.io-parser';

/** A message whose JSON is written already, so that what many are told is written once. `Message` is what it reads as. */
export class Written<Message> {
  declare readonly reads: Message;
  readonly json: string;

  constructor(json: string) {
    this.json = json;
  }
}

/** Socket.IO's encoder, which puts the text of a written message on the wire as it is. */
class WrittenEncoder extends Encoder {
  override encode(packet: Packet): unknown[] {
    const { type, nsp, id, data } = packet;
    if (type === PacketType.EVENT && nsp === '/' && id === undefined && data[1] instanceof Written) {
      return [`${type}[${JSON.stringify(data[0])},${data[1].json}]`];
    }
    if (type === PacketType.ACK && nsp === '/' && data[0] instanceof Written) {
      return [`${type}${id}[${data[0].json}]`];
    }
    return super.encode(packet);
  }
}

/** For Socket.IO's `parser` option; on the wire nothing is different. */
export const writtenParser = { Encoder: WrittenEncoder, Decoder };
