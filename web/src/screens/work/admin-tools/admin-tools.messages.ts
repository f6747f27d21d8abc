/** Texts of what admins can do about a work. */
export const adminToolsTexts = {
  adminTools: 'Admin Tools',
  refreshCache: 'Refresh Cache',
  cacheRefreshed: 'Cache successfully refreshed',
  refreshFailed: 'An error occurred',
  confirm: 'Confirm',
  confirmPrompt: (title: string) => `Show ${title} to everyone?`,
  confirmConsequence: 'It will show up in search and Explore. This can’t be undone.',
  cancel: 'Cancel',
  confirmed: 'Everyone can see this work now',
}
