interface Named {
  username: string
  firstName: string | null
  lastName: string | null
}

/** What a person is called on screen: first and last name, or the username where both are empty. */
export function displayName({ username, firstName, lastName }: Named): string {
  const name = [firstName, lastName].map((part) => part?.trim()).filter(Boolean)
  return name.join(' ') || username
}
