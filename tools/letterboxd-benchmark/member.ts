interface Entry {
  rating: number | null
  review: string | null
}

/** The fields of the response to a read file that the benchmark uses. */
export interface ReadAnswer {
  confirmed: Entry[]
  clarifications: (Entry & {
    dateViewed: string | null
    timePosted: string | null
    suggestions: { id: number }[]
  })[]
  rejected: unknown[]
}

export interface Member {
  address: string
  token: string
}

const account = {
  username: 'importer',
  email: 'importer@mail.example',
  password: 'a password for a report',
}

/** Registers and logs in a new member. */
export async function logInNewMember(address: string): Promise<Member> {
  const send = (path: string) =>
    fetch(address + path, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(account),
    })
  const created = await send('/create-account')
  if (!created.ok) throw new Error(`The account was refused: ${await created.text()}`)
  const { username, password } = account
  const entered = await fetch(`${address}/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ username, password }),
  })
  if (!entered.ok) throw new Error(`The login was refused: ${await entered.text()}`)
  return { address, token: await entered.text() }
}

/** Has the server read a file; a rejection is a result, too. */
export async function readExport(
  { address, token }: Member,
  text: string,
  content: string,
): Promise<ReadAnswer | { refusal: string }> {
  const form = new FormData()
  form.append('content', content)
  form.append('file', new File([text], 'export.csv'))
  const headers = { authorization: `Bearer ${token}` }
  const response = await fetch(`${address}/letterboxd-import`, {
    method: 'POST',
    headers,
    body: form,
  })
  if (response.ok) return (await response.json()) as ReadAnswer
  if (response.status >= 500) throw new Error(`The import failed: ${await response.text()}`)
  const { message } = (await response.json()) as { message: string }
  return { refusal: message }
}

/** Writes reviews; returns the counts. */
export async function postReviews(
  { address, token }: Member,
  reviews: unknown[],
): Promise<unknown> {
  const response = await fetch(`${address}/review`, {
    method: 'POST',
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
    body: JSON.stringify(reviews),
  })
  if (!response.ok) throw new Error(`The reviews were refused: ${await response.text()}`)
  return response.json()
}
