import { once } from 'node:events'
import { text } from 'node:stream/consumers'
import { SMTPServer } from 'smtp-server'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createSmtpMail } from './smtp-mail.ts'

const received: { from: string; to: string[]; message: string }[] = []
let server: SMTPServer
let url = ''

beforeAll(async () => {
  server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onRcptTo: ({ address }, _session, answer) =>
      answer(address.startsWith('refused') ? new Error('No such mailbox') : null),
    onData: (stream, { envelope }, answer) => {
      void text(stream).then((message) => {
        const from = envelope.mailFrom ? envelope.mailFrom.address : ''
        received.push({ from, to: envelope.rcptTo.map(({ address }) => address), message })
        answer()
      })
    },
  })
  const listening = once(server.server, 'listening')
  server.listen(0, '127.0.0.1')
  await listening
  const address = server.server.address()
  url = `smtp://127.0.0.1:${address instanceof Object ? address.port : 0}`
})

afterAll(() => new Promise<void>((resolve) => server.close(() => resolve())))

describe('mail through a mail server', () => {
  const open = () =>
    createSmtpMail({
      url,
      from: 'Medley <no-reply@mail.example>',
      publicUrl: 'https://m.example',
      supportAddress: 'support@mail.example',
    })

  test('hands over sender, recipient and text', async () => {
    const mail = open()
    await mail.send({
      to: 'ann@mail.example',
      subject: 'Grüße',
      text: 'Hello Ann,\n\nall is well.',
    })
    mail.close()
    expect(received).toHaveLength(1)
    expect(received[0]).toMatchObject({ from: 'no-reply@mail.example', to: ['ann@mail.example'] })
    expect(received[0]?.message).toContain('From: Medley <no-reply@mail.example>')
    expect(received[0]?.message).toContain('all is well.')
  })

  test('says so when the server refuses the recipient', async () => {
    const mail = open()
    const sent = mail.send({ to: 'refused@mail.example', subject: 'x', text: 'x' })
    await expect(sent).rejects.toThrow('No such mailbox')
    mail.close()
  })

  test('makes links from the public address', () => {
    expect(open().link('/reset-password/3/abc')).toBe('https://m.example/reset-password/3/abc')
  })
})
