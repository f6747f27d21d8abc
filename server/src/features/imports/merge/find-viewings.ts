import type { SourceViewing } from '@medley/doors/record'

/**
 * Returns a function that finds a viewing among the others, or adds it, and returns its index. Those of a
 * day are one, as are those of a play, which several files of an export may name.
 */
export function findViewings<V extends SourceViewing>(
  viewings: (V | SourceViewing)[],
): (viewing: SourceViewing) => number {
  const places = new Map<string, number>()
  for (const [index, viewing] of viewings.entries()) register(places, viewing, index)
  return (viewing) => {
    const known = findIn(places, viewing)
    const index = known ?? viewings.push({ ...viewing }) - 1
    register(places, viewing, index)
    return index
  }
}

const keys = {
  day: (day: string | null) => `day ${day}`,
  number: (day: string | null, number: number) => `day ${day} number ${number}`,
  id: (id: string) => `id ${id}`,
  time: (time: string | null) => `time ${time}`,
  /** Of a play without an id, which one with an id takes over. */
  bareTime: (time: string | null) => `bare time ${time}`,
}

function findIn(
  places: Map<string, number>,
  { day, number, play }: SourceViewing,
): number | undefined {
  if (number !== undefined) return places.get(keys.number(day, number))
  if (!play) return day === null ? undefined : places.get(keys.day(day))
  if (play.id === undefined) return places.get(keys.time(play.time))
  return places.get(keys.id(play.id)) ?? places.get(keys.bareTime(play.time))
}

function register(
  places: Map<string, number>,
  { day, number, play }: SourceViewing,
  index: number,
): void {
  const add = (key: string) => places.set(key, places.get(key) ?? index)
  if (day !== null) add(keys.day(day))
  if (number !== undefined) add(keys.number(day, number))
  if (!play) return
  add(keys.time(play.time))
  if (play.id === undefined) add(keys.bareTime(play.time))
  else {
    add(keys.id(play.id))
    places.delete(keys.bareTime(play.time))
  }
}

/** Marks every play and day of an album after the first as again. */
export function markAgain(viewings: readonly SourceViewing[]): void {
  const plays = viewings.filter(({ play, tracks }) => play !== undefined || tracks !== undefined)
  const timeOf = ({ play, day }: SourceViewing) => (play ? play.time : day) ?? ''
  const inOrder = plays.toSorted((a, b) =>
    timeOf(a) < timeOf(b) ? -1 : timeOf(a) > timeOf(b) ? 1 : 0,
  )
  for (const again of inOrder.slice(1)) again.isRepeat = true
}
