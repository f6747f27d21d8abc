import { multipart } from '../../server/src/testing/multipart.ts'
import type { Member, Target } from './target.ts'

/** A film of the shelf. */
export async function findWork(target: Target) {
  const { text } = await target.send({ path: '/v1/works/film?limit=1' })
  const { items }: { items: { id: number; title: string }[] } = JSON.parse(text)
  const [first] = items
  if (!first) throw new Error('The shelf holds no film')
  return { id: first.id, medium: 'film', title: first.title }
}

/** Sends a file to the importer. */
export async function upload(target: Target, { token }: Member, name: string, bytes: Buffer) {
  const { headers, payload } = await multipart({ name, bytes })
  return target.send({ method: 'POST', path: '/v1/imports', token, headers, body: payload })
}
