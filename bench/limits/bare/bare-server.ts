// A process with the least that can answer a body over HTTP, compressed as the product's answers and not.
import compress from '@fastify/compress'
import Fastify from 'fastify'
import { answerCompression } from '../../../server/src/http/answer-compression.ts'

let body = ''

const app = Fastify()
app.get('/plain', async (_, reply) => answer(reply))
await app.register(async (compressed) => {
  await compressed.register(compress, answerCompression)
  compressed.get('/compressed', async (_, reply) => answer(reply))
})

process.on('message', (next: string) => {
  body = next
  process.send?.('ready')
})
process.on('disconnect', () => process.exit())
await app.listen({ port: 0, host: '127.0.0.1' })
process.send?.(app.server.address())

function answer(reply: { type(name: string): unknown }): string {
  reply.type('application/json; charset=utf-8')
  return body
}
