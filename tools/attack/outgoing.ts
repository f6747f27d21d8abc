import { createServer } from 'node:http'
import { once } from 'node:events'
import { createWebClient } from '../../server/src/catalogue/web/web-client.ts'
import type { Attack } from './attack.ts'

export const outgoingAttacks: readonly Attack[] = [
  {
    name: 'addresses of this machine and network, spelt in every way',
    kind: 'SSRF',
    expected: 'the client that makes all outgoing calls reaches none',
    async run(_, tally) {
      let calls = 0
      const canary = createServer((request, response) => {
        calls += 1
        response.end(request.url)
      }).listen(0)
      const web = createWebClient({ userAgent: 'Medley' })
      try {
        await once(canary, 'listening')
        const address = canary.address()
        const port = address instanceof Object ? address.port : 0
        for (const host of hosts) {
          const url = host.includes('://') ? host : `http://${host}:${port}/`
          if (!URL.canParse(url)) continue
          const reached = await web
            .send({ url: new URL(url), timeoutMs: 3_000, bytesMax: 1_000 })
            .then(() => true)
            .catch(() => false)
          tally.expect(!reached, `${url} was reached`)
        }
        tally.expect(calls === 0, `the canary was called ${calls} times`)
      } finally {
        await web.close()
        canary.close()
      }
    },
  },
  {
    name: 'places of backups on this network and in odd forms',
    kind: 'SSRF',
    expected: '400 for all but https and the address of tests',
    async run(target, tally) {
      const { token } = await target.join()
      const refused = [
        'http://169.254.169.254/latest/',
        'http://localhost:3000/',
        'http://10.0.0.1/',
        'http://127.0.0.1.evil.example/',
        'http://127.0.0.1@evil.example/',
        'https://user:secret@evil.example/',
        'https://evil.example/?a=1',
        'https://evil.example/#a',
        'https://evil.example\\@127.0.0.1/',
        'file:///etc/passwd',
        'gopher://127.0.0.1:25/',
        'ftp://127.0.0.1/',
        'javascript:alert(1)',
        'https://evil.example/a\r\nHost: b',
      ]
      for (const url of refused) {
        const place = { kind: 'webDav', url, username: 'a', password: 'b' }
        const body = { frequency: 'weekly', target: place }
        const { status } = await target.send({ method: 'PUT', path: '/v1/backup', token, body })
        // Ten a minute are let through, and a refusal is what is expected.
        tally.expect(status === 400 || status === 429, `${url}: ${status}`)
      }
    },
  },
]

const hosts = [
  '127.0.0.1',
  'localhost',
  '127.1',
  '2130706433',
  '0x7f000001',
  '0x7f.1',
  '0177.0.0.1',
  '0.0.0.0',
  '0',
  '[::1]',
  '[::]',
  '[::ffff:127.0.0.1]',
  '[::ffff:7f00:1]',
  '[::127.0.0.1]',
  '[64:ff9b::127.0.0.1]',
  '[2002:7f00:1::]',
  '[fe80::1]',
  '[fc00::1]',
  '10.0.0.1',
  '172.16.0.1',
  '192.168.1.1',
  '169.254.169.254',
  '100.64.0.1',
  '198.18.0.1',
  '224.0.0.1',
  '255.255.255.255',
  '127。0。0。1',
  '①②⑦.0.0.1',
  'file:///etc/passwd',
  'ftp://127.0.0.1/',
  'data:text/plain,x',
]
