import type { Course } from './figures.ts'
import { findWorks, join, type Member, type Scene, writeOn } from './members.ts'
import type { Writer } from './writer.ts'

const memberCount = 6

/** Makes the members, and finds what they write about. */
export async function setScene(url: string, writer: Writer): Promise<Scene> {
  const members: Member[] = []
  for (let number = 1; number <= memberCount; number += 1) members.push(await join(url, number))
  const [films, books] = [await findWorks(url, 'film'), await findWorks(url, 'book')]
  return { writer, members, films, books, kept: [] }
}

/** The members go on until the disturbance is over and recovered from, so that each write ends with an answer. */
export async function writeWhile(
  scene: Scene,
  seed: number,
  disturb: (signal: AbortSignal) => Promise<Course>,
): Promise<Course> {
  const stop = new AbortController()
  const { signal } = stop
  const working = [
    disturb(signal).finally(() => stop.abort()),
    ...scene.members.map((member) =>
      writeOn(scene, member, { seed, signal }).finally(() => stop.abort()),
    ),
  ] as const
  const [course] = await Promise.all(working)
  return course
}
