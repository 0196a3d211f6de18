import { type RoomView, roomViewSchema, type TableSnapshot, tableSnapshotSchema } from '@stammtisch/protocol';
import { isObject } from '../json.ts';

/** What a client knows of its room and table, merged as the real one does. */
export class Mirror {
  room: RoomView | null = null;
  table: TableSnapshot | null = null;

  get matchId(): string | null {
    return this.table?.matchId ?? null;
  }

  get seq(): number {
    return this.table?.seq ?? 0;
  }

  /** Takes the answer to `enter` or `sync`. */
  answer(answer: unknown): void {
    if (!isObject(answer) || answer.ok !== true) return;
    if ('room' in answer) this.room = roomViewSchema.safeParse(answer.room).data ?? this.room;
    if ('table' in answer) this.table = tableSnapshotSchema.safeParse(answer.table).data ?? null;
  }

  /** Takes a message; says whether there is a gap, so that a snapshot is needed. */
  event(name: string, message: unknown): 'fine' | 'gap' {
    switch (name) {
      case 'room':
        this.room = roomViewSchema.safeParse(message).data ?? this.room;
        return 'fine';
      case 'snapshot':
        this.table = tableSnapshotSchema.safeParse(message).data ?? this.table;
        return 'fine';
      case 'table':
        return this.#merge(message);
      default:
        return 'fine';
    }
  }

  #merge(message: unknown): 'fine' | 'gap' {
    const { table } = this;
    if (!isObject(message) || table === null || message.matchId !== table.matchId) return 'fine';
    const { seq, view } = message;
    if (typeof seq !== 'number' || !isObject(view) || seq <= table.seq) return 'fine';
    if (seq !== table.seq + 1) return 'gap';
    this.table = { ...table, seq, view: { ...table.view, ...view } };
    return 'fine';
  }

  /** A section of the view; null if there is none. */
  section(name: string): Readonly<Record<string, unknown>> | null {
    const section = this.table?.view[name];
    return isObject(section) ? section : null;
  }

  /** What this seat may do now. */
  get legal(): readonly unknown[] {
    const legal = this.table?.view.legal;
    return Array.isArray(legal) ? legal : [];
  }
}
