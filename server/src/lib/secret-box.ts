import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto'

/** Encrypts secrets that are stored in the database. */
export interface SecretBox {
  /** Encrypts a text for one purpose, such as `backup 17`. */
  seal(purpose: string, text: string): Buffer
  /** The text, or null if it was sealed for another purpose, with another server secret, or is damaged. */
  open(purpose: string, sealed: Buffer): string | null
}

const cipher = 'aes-256-gcm'
const nonceBytes = 12
const tagBytes = 16

/** Creates a box from the secret of the server. What was sealed with the previous one opens, too, as long as it is given. */
export function createSecretBox(secret: Uint8Array, previous?: Uint8Array): SecretBox {
  const box = createBoxOf(secret)
  if (!previous) return box
  const older = createBoxOf(previous)
  const open: SecretBox['open'] = (purpose, sealed) =>
    box.open(purpose, sealed) ?? older.open(purpose, sealed)
  return { ...box, open }
}

/** Derives the key (HKDF) from the secret. A sealed text is nonce, tag and ciphertext. */
function createBoxOf(secret: Uint8Array): SecretBox {
  const key = Buffer.from(hkdfSync('sha256', secret, '', 'secret box', 32))
  return {
    seal(purpose, text) {
      const nonce = randomBytes(nonceBytes)
      const encryption = createCipheriv(cipher, key, nonce, { authTagLength: tagBytes })
      encryption.setAAD(Buffer.from(purpose))
      const encrypted = Buffer.concat([encryption.update(text, 'utf8'), encryption.final()])
      return Buffer.concat([nonce, encryption.getAuthTag(), encrypted])
    },
    open(purpose, sealed) {
      const nonce = sealed.subarray(0, nonceBytes)
      const tag = sealed.subarray(nonceBytes, nonceBytes + tagBytes)
      try {
        const decryption = createDecipheriv(cipher, key, nonce, { authTagLength: tagBytes })
        decryption.setAAD(Buffer.from(purpose)).setAuthTag(tag)
        const encrypted = sealed.subarray(nonceBytes + tagBytes)
        return Buffer.concat([decryption.update(encrypted), decryption.final()]).toString()
      } catch {
        // Node reports any mismatch as an error.
        return null
      }
    },
  }
}
