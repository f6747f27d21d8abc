import { randomBytes } from 'node:crypto'
import { once } from 'node:events'
import { createServer } from 'node:net'
import { inject, expect, onTestFinished, test } from 'vitest'
import { tryOwnDatabase } from './own-database.ts'
import { createEmptyDatabase, withDatabase } from '../testing/database/test-database.ts'
import { withClient } from '../testing/database/with-client.ts'

/** An empty database that stores texts in an encoding. */
async function databaseIn(encoding: string): Promise<string> {
  const { maintenance, template } = inject('testServer')
  const name = `test_${randomBytes(6).toString('hex')}`
  const form = `encoding '${encoding}' locale_provider libc locale 'C'`
  await withClient(maintenance, (client) =>
    client.query(`create database ${name} template template0 ${form}`),
  )
  onTestFinished(async () => {
    await withClient(maintenance, (client) => client.query(`drop database ${name} with (force)`))
  })
  return withDatabase(template, name)
}

test.each(['LATIN1', 'SQL_ASCII'])('a new database in %s is refused', async (encoding) => {
  await expect(tryOwnDatabase(await databaseIn(encoding))).rejects.toThrow(
    `The database that DATABASE_URL names stores texts in ${encoding}, and Medley needs UTF8`,
  )
})

test('a database in SQL_ASCII that holds the tables already is used on', async () => {
  const address = await databaseIn('SQL_ASCII')
  const { maintenance } = inject('testServer')
  const name = /\/(test_\w+)/.exec(address)?.[1] ?? ''
  await withClient(withDatabase(maintenance, name), (client) =>
    client.query('create table schema_migrations (name text)'),
  )
  await expect(tryOwnDatabase(address)).resolves.toBeUndefined()
})

test('a database in UTF8 is accepted', async () => {
  const empty = await createEmptyDatabase()
  onTestFinished(() => empty.drop())
  await expect(tryOwnDatabase(empty.connectionString)).resolves.toBeUndefined()
})

test.each([
  ['that does not exist', () => withDatabase(inject('testServer').template, 'nothing_here')],
  ['whose server does not run', () => 'postgres://med:word@127.0.0.1:1/medley'],
])('a database %s is named by its setting', async (_, address) => {
  await expect(tryOwnDatabase(address())).rejects.toThrow(
    /^The database that DATABASE_URL names cannot be used: .+\.$/,
  )
})

test('a password that the address lacks is asked for in words', async () => {
  const server = createServer((socket) => {
    socket.on('error', () => undefined)
    socket.once('data', () => {
      socket.write(saslMessage(10, 'SCRAM-SHA-256\0\0'))
      socket.once('data', (bytes) => {
        const [nonce = ''] = /r=[^,]+/.exec(bytes.toString('latin1')) ?? []
        socket.write(saslMessage(11, `${nonce}more,s=c2FsdA==,i=4096`))
      })
    })
  })
  onTestFinished(() => void server.close())
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  const port = address instanceof Object ? address.port : 0
  await expect(tryOwnDatabase(`postgres://med@127.0.0.1:${port}/medley`)).rejects.toThrow(
    'DATABASE_URL names cannot be used: the server asks for a password, and the setting has none.',
  )
})

/** Message of a server that authenticates by SCRAM: its mechanisms (10), then its part of the exchange (11). */
function saslMessage(kind: 10 | 11, text: string): Buffer {
  const head = Buffer.alloc(9)
  head.write('R')
  head.writeInt32BE(8 + text.length, 1)
  head.writeInt32BE(kind, 5)
  return Buffer.concat([head, Buffer.from(text)])
}
