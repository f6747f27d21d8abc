import pg from 'pg'

/** The host of a database, or the folder of its socket, as the driver reads its address. */
export function hostOf(connectionString: string): string {
  return new pg.Client({ connectionString }).host
}

/** Why the driver cannot read the address of a database; null if it can. */
export function addressFault(connectionString: string): string | null {
  try {
    hostOf(connectionString)
    return null
  } catch (error) {
    if (!(error instanceof Error) || error.message === 'Invalid URL') {
      return 'must be like postgres://user:password@host:5432/database, or end in ?host=/folder for a socket'
    }
    return `names what cannot be used (${error.message})`
  }
}
