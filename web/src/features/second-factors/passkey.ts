import type { AnswerOf, Api } from '@medley/contract/api'
import type { AssertionResponse, RegistrationResponse } from '@medley/contract/accounts/passkeys'
import type {
  PublicKeyCredentialCreationOptionsJSON,
  PublicKeyCredentialRequestOptionsJSON,
} from '@simplewebauthn/browser'

type CreationOptions = AnswerOf<Api['POST /v1/second-factors/passkeys/options']>
type RequestOptions = AnswerOf<Api['POST /v1/second-factors/passkeys/challenge']>

/** True if the browser offers passkeys to this page: over TLS or on this machine, and not by IP address. */
export function hasPasskeys(): boolean {
  if (import.meta.env.VITE_MOBILE === 'on' || isIpAddress(location.hostname)) return false
  return typeof PublicKeyCredential === 'function'
}

function isIpAddress(host: string): boolean {
  return /^[\d.]+$|^\[/.test(host)
}

/** Has the browser create a passkey. Throws if the member or the browser refuses. */
export async function createPasskey(options: CreationOptions): Promise<RegistrationResponse> {
  const { startRegistration } = await import('@simplewebauthn/browser')
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the server made them with the library's other half
  const optionsJSON = options as PublicKeyCredentialCreationOptionsJSON
  const { id, rawId, response } = await startRegistration({ optionsJSON })
  const { clientDataJSON, attestationObject, transports = [] } = response
  return {
    id,
    rawId,
    type: 'public-key',
    response: { clientDataJSON, attestationObject, transports },
  }
}

/** Has a passkey sign a challenge. Throws if the member or the browser refuses. */
export async function signByPasskey(options: RequestOptions): Promise<AssertionResponse> {
  const { startAuthentication } = await import('@simplewebauthn/browser')
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the server made them with the library's other half
  const optionsJSON = options as PublicKeyCredentialRequestOptionsJSON
  const { id, rawId, response } = await startAuthentication({ optionsJSON })
  const { clientDataJSON, authenticatorData, signature } = response
  return {
    id,
    rawId,
    type: 'public-key',
    response: { clientDataJSON, authenticatorData, signature },
  }
}

/** True if the member closed the browser's question, or it found no passkey that fits. */
export function isPasskeyRefusal(error: Error): boolean {
  return error.name === 'NotAllowedError' || error.name === 'AbortError'
}

/** True if the authenticator holds a passkey of the member already. */
export function isPasskeyKnown(error: Error): boolean {
  return error.name === 'InvalidStateError'
}
