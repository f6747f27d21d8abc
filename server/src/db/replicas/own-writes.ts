/**
 * The latest writes of members through this process, by what a replica must have replayed to show them, in bytes of the
 * log. Where the primary is lost, the rows that tell it to all processes cannot be written or may not have arrived.
 */
export class OwnWrites {
  /** Null where the primary was lost before it told the position. */
  readonly #positions = new Map<number, number | null>()

  /** A member's latest write; undefined if every replica that is used has it, and 0 if its position is not known. */
  of(userId: number): number | undefined {
    const position = this.#positions.get(userId)
    return position === null ? 0 : position
  }

  note(userId: number, position: number | null): void {
    this.#positions.set(userId, position)
  }

  /** Forgets what every replica that is used has replayed. */
  forgetUpTo(floor: number): void {
    for (const [userId, position] of this.#positions) {
      if (position !== null && position <= floor) this.#positions.delete(userId)
    }
  }

  /** The primary answers again, or another one in its place: all that there is of earlier writes ends at `position`. */
  noteReturn(position: number): void {
    for (const [userId, known] of this.#positions) {
      if (known === null || known > position) this.#positions.set(userId, position)
    }
  }
}
