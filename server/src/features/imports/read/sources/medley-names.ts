/** The files of an export of Medley that are read. */
export const documentName = 'medley.json'
export const pictureName = 'profile-picture.webp'
