import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type MailSink, openMailSink, refusal } from '../testing/servers/mail-sink.ts'
import { MessageRefused } from './mail.ts'
import { createSmtpMail } from './smtp-mail.ts'

let sink: MailSink

beforeAll(async () => {
  sink = await openMailSink({
    toRecipient(address) {
      if (address.startsWith('refused')) return refusal(550, 'No such mailbox')
      if (address.startsWith('busy')) return refusal(450, 'Mailbox busy')
      return address.startsWith('closing') ? refusal(421, 'Closing') : null
    },
  })
})

afterAll(() => sink.close())

describe('mail through a mail server', () => {
  const open = (url = sink.url) =>
    createSmtpMail({
      url,
      from: 'Medley <no-reply@mail.example>',
      publicUrl: 'https://m.example',
      supportAddress: 'support@mail.example',
      operatorAddress: undefined,
      confirmsAddresses: true,
    })

  test('hands over sender, recipient and text', async () => {
    const mail = open()
    await mail.send({
      to: 'ann@mail.example',
      subject: 'Grüße',
      text: 'Hello Ann,\n\nall is well.',
    })
    mail.close()
    expect(sink.received).toHaveLength(1)
    expect(sink.received[0]).toMatchObject({
      from: 'no-reply@mail.example',
      to: ['ann@mail.example'],
    })
    expect(sink.received[0]?.message).toContain('From: Medley <no-reply@mail.example>')
    expect(sink.received[0]?.message).toContain('all is well.')
  })

  test.each([
    ['refused', { message: expect.stringContaining('No such mailbox'), isFinal: true }],
    ['busy', { message: expect.stringContaining('Mailbox busy'), isFinal: false }],
  ])('says that one message was %s', async (name, refused) => {
    const mail = open()
    const sent = mail.send({ to: `${name}@mail.example`, subject: 'x', text: 'x' })
    await expect(sent).rejects.toThrow(MessageRefused)
    await expect(sent).rejects.toMatchObject(refused)
    mail.close()
  })

  test.each(['closing@mail.example', 'away'])(
    'says nothing of a message when the server is the trouble: %s',
    async (to) => {
      const mail = to === 'away' ? open('smtp://127.0.0.1:1') : open()
      const failure: unknown = await mail
        .send({ to: 'closing@mail.example', subject: 'x', text: 'x' })
        .catch((error: unknown) => error)
      expect(failure).toBeInstanceOf(Error)
      expect(failure).not.toBeInstanceOf(MessageRefused)
      mail.close()
    },
  )

  test('hands over both parts, the message id and further headers', async () => {
    const mail = open()
    await mail.send({
      to: 'ben@mail.example',
      subject: 'x',
      text: 'plain words',
      html: '<p>words in HTML</p>',
      messageId: '<one@mail.example>',
      headers: { 'list-unsubscribe': '<https://m.example/leave>' },
    })
    mail.close()
    const message = sink.received.at(-1)?.message ?? ''
    expect(message).toContain('Content-Type: multipart/alternative')
    expect(message).toContain('plain words')
    expect(message).toContain('<p>words in HTML</p>')
    expect(message).toContain('Message-ID: <one@mail.example>')
    expect(message).toContain('List-Unsubscribe: <https://m.example/leave>')
  })

  test('is not handed over without TLS to another machine', async () => {
    // An address that leads to this machine without saying so.
    const mail = open(sink.url.replace('127.0.0.1', '0.0.0.0'))
    const sent = mail.send({ to: 'ann@mail.example', subject: 'x', text: 'secret' })
    await expect(sent).rejects.toThrow(/STARTTLS/)
    mail.close()
    expect(sink.received.some(({ message }) => message.includes('secret'))).toBe(false)
  })

  test.each([
    'ann@mail.example, eve@other.example',
    'Ann <eve@other.example>',
    'ann@mail.example;eve@other.example',
  ])('reads no other address out of %s', async (to) => {
    const before = sink.received.length
    const mail = open()
    // The server decides whether it takes such a receiver.
    await Promise.allSettled([mail.send({ to, subject: 'x', text: 'x' })])
    mail.close()
    const receivers = sink.received.slice(before).flatMap((received) => received.to)
    expect(receivers).not.toContain('eve@other.example')
  })

  test('makes links from the public address', () => {
    expect(open().link('/reset-password/3/abc')).toBe('https://m.example/reset-password/3/abc')
  })
})
