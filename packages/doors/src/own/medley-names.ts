/** Names of the files in a Medley export that imports read. */
export const documentName = 'medley.json'
export const pictureName = 'profile-picture.webp'
