import type { Medium } from '@medley/contract/medium'
import { multipart } from '../../server/src/testing/multipart.ts'
import type { Scene } from '../../server/src/testing/permission-scene.ts'
import type { Member, Target } from './target.ts'

/** A work of the shelf. */
export async function findWorkOf(target: Target, medium: Medium): Promise<Scene['work']> {
  const { text } = await target.send({ path: `/v1/works/${medium}?limit=1` })
  const { items }: { items: { id: number; title: string }[] } = JSON.parse(text)
  const [first] = items
  if (!first) throw new Error(`The shelf holds no ${medium}`)
  return { id: first.id, medium, title: first.title }
}

export function findWork(target: Target): Promise<Scene['work']> {
  return findWorkOf(target, 'film')
}

/** Sends a file to the importer, or elsewhere. */
export async function upload(
  target: Target,
  member: Member | null,
  name: string,
  bytes: Buffer,
  path = '/v1/imports',
) {
  const { headers, payload } = await multipart({ name, bytes })
  return target.send({ method: 'POST', path, token: member?.token, headers, body: payload })
}
