import { createHash, createSign, generateKeyPairSync, randomBytes } from 'node:crypto'
import type { AssertionResponse, RegistrationResponse } from '@medley/contract/accounts/passkeys'

interface Options {
  challenge: string
  origin: string
  /** The host that the passkey belongs to. */
  rpId: string
}

export interface SoftwarePasskey {
  /** `isVerified`: the device asked its user for a PIN, a finger or a face. */
  register(options: Options & { isVerified?: boolean }): RegistrationResponse
  sign(options: Options & { signCount?: number; isVerified?: boolean }): AssertionResponse
}

const sha256 = (bytes: Buffer | string) => createHash('sha256').update(bytes).digest()
const cborText = (text: string) =>
  Buffer.concat([Buffer.from([0x60 + text.length]), Buffer.from(text)])
const uint16 = (value: number) => Buffer.from([value >> 8, value & 255])

/** A byte string of 24 to 65,535 bytes; the shortest form, as authenticators must write it. */
function cborBytes(bytes: Buffer): Buffer {
  const { length } = bytes
  const head = length < 256 ? Buffer.from([0x58, length]) : Buffer.from([0x59, ...uint16(length)])
  return Buffer.concat([head, bytes])
}

/** A passkey (ES256, without attestation) as an authenticator and a browser make it, WebAuthn level 2. */
export function aSoftwarePasskey(): SoftwarePasskey {
  const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' })
  const credentialId = randomBytes(32)
  const id = credentialId.toString('base64url')
  const { x = '', y = '' } = publicKey.export({ format: 'jwk' })
  // COSE: kty EC2, alg ES256, crv P-256, x, y.
  const coseKey = Buffer.concat([
    Buffer.from([0xa5, 0x01, 0x02, 0x03, 0x26, 0x20, 0x01, 0x21]),
    cborBytes(Buffer.from(x, 'base64url')),
    Buffer.from([0x22]),
    cborBytes(Buffer.from(y, 'base64url')),
  ])
  const common = { id, rawId: id, type: 'public-key' } as const
  return {
    register({ challenge, origin, rpId, isVerified = true }) {
      const aaguid = Buffer.alloc(16)
      const credential = [aaguid, uint16(credentialId.length), credentialId, coseKey]
      const authData = Buffer.concat([
        authenticatorData(rpId, isVerified ? 0x45 : 0x41, 0),
        ...credential,
      ])
      const attestation = Buffer.concat([
        Buffer.from([0xa3]),
        cborText('fmt'),
        cborText('none'),
        cborText('attStmt'),
        Buffer.from([0xa0]),
        cborText('authData'),
        cborBytes(authData),
      ])
      const clientDataJSON = clientData('webauthn.create', challenge, origin)
      const attestationObject = attestation.toString('base64url')
      return {
        ...common,
        response: { clientDataJSON, attestationObject, transports: ['internal'] },
      }
    },
    sign({ challenge, origin, rpId, signCount = 0, isVerified = true }) {
      const authData = authenticatorData(rpId, isVerified ? 0x05 : 0x01, signCount)
      const clientDataJSON = clientData('webauthn.get', challenge, origin)
      const hash = sha256(Buffer.from(clientDataJSON, 'base64url'))
      const signature = createSign('sha256').update(authData).update(hash).sign(privateKey)
      return {
        ...common,
        response: {
          clientDataJSON,
          authenticatorData: authData.toString('base64url'),
          signature: signature.toString('base64url'),
        },
      }
    },
  }
}

function authenticatorData(rpId: string, flags: number, signCount: number): Buffer {
  const count = Buffer.alloc(4)
  count.writeUInt32BE(signCount)
  return Buffer.concat([sha256(rpId), Buffer.from([flags]), count])
}

function clientData(type: string, challenge: string, origin: string): string {
  return Buffer.from(JSON.stringify({ type, challenge, origin })).toString('base64url')
}
