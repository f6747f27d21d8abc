import type { ImportContent } from '@medley/contract/transfer/import-values'
import { contentOf } from './file-content.ts'
import { profilesOf } from './file-profiles.ts'

/** A question about a file before it is uploaded, with the answer so far. */
export type FileQuestion =
  | { about: 'content'; content: ImportContent }
  | { about: 'profile'; profiles: readonly string[]; profile: string }

/** The question about an upload; null if its files say all themselves, as ZIPs and several files do. */
export async function questionAbout([file, second]: readonly File[]): Promise<FileQuestion | null> {
  if (!file || second) return null
  const content = await contentOf(file)
  if (content) return { about: 'content', content }
  const profiles = await profilesOf(file)
  const [profile, other] = profiles
  return profile === undefined || other === undefined
    ? null
    : { about: 'profile', profiles, profile }
}

/** The answer as an upload carries it. */
export function answerOf(question: FileQuestion | null): {
  content?: ImportContent
  profile?: string
} {
  if (question?.about === 'content') return { content: question.content }
  return question ? { profile: question.profile } : {}
}
