import { isThisMachine } from '../lib/this-machine.ts'
import { ConfigError } from './config-error.ts'

/** An OpenID Connect provider by which members log in. */
export interface IdentityProvider {
  issuer: string
  clientId: string
  clientSecret: string
  /** Nobody but the reserved admins logs in by a password or a passkey, or creates an account. */
  isOnly: boolean
  /** Whose members are admins; undefined if groups make none. */
  adminGroup: string | undefined
  /** The claim that names a member's groups, nested ones as `realm_access.roles`. */
  groupsClaim: string
}

interface OidcSettings {
  OIDC_ISSUER?: string | undefined
  OIDC_CLIENT_ID?: string | undefined
  OIDC_CLIENT_SECRET?: string | undefined
  OIDC_NAME?: string | undefined
  OIDC_ONLY: 'on' | 'off'
  OIDC_ADMIN_GROUP?: string | undefined
  OIDC_GROUPS_CLAIM?: string | undefined
}

/** Null without one. Throws a ConfigError for settings that miss others, and for plain http elsewhere. */
export function identityProviderOf(values: OidcSettings): IdentityProvider | null {
  const { OIDC_ISSUER: issuer, OIDC_CLIENT_ID: clientId, OIDC_CLIENT_SECRET: secret } = values
  const isOnly = values.OIDC_ONLY === 'on'
  const { OIDC_ADMIN_GROUP: adminGroup, OIDC_GROUPS_CLAIM: groupsClaim } = values
  const given = [issuer, clientId, secret, adminGroup, groupsClaim, values.OIDC_NAME]
  if (!isOnly && given.every((value) => value === undefined)) return null
  if (issuer === undefined || clientId === undefined || secret === undefined) {
    throw new ConfigError(
      'The settings OIDC_ISSUER, OIDC_CLIENT_ID and OIDC_CLIENT_SECRET belong together: give all three or none.',
      { setting: 'OIDC_ISSUER' },
    )
  }
  const { protocol, hostname } = new URL(issuer)
  if (protocol === 'http:' && !isThisMachine(hostname)) {
    throw new ConfigError('The setting OIDC_ISSUER is not usable: must be an https address.', {
      setting: 'OIDC_ISSUER',
    })
  }
  const groups = { adminGroup, groupsClaim: groupsClaim ?? 'groups' }
  return { issuer, clientId, clientSecret: secret, isOnly, ...groups }
}

/** The name on the button: that of the setting, or the host; null without a provider. */
export function providerName({ OIDC_NAME, OIDC_ISSUER }: OidcSettings): string | null {
  if (OIDC_ISSUER === undefined) return null
  return OIDC_NAME ?? new URL(OIDC_ISSUER).hostname
}
