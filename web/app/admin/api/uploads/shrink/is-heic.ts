/** A photo as iPhones take it. Systems that do not know it tell no type, so its name counts too. */
export function isHeic({ name, type }: Pick<File, 'name' | 'type'>) {
  return /^image\/hei[cf]/.test(type) || (type === '' && /\.hei[cf]$/i.test(name))
}
