/** The company's mark. */
export function Mark({ size }: { size: number }) {
  return (
    <svg width={size} height={size} viewBox="0 0 64 64" aria-hidden="true" style={{ flex: 'none' }}>
      <rect width="64" height="64" rx="14" fill="#16263B" />
      <path fill="#FFFFFF" d="M9.12 10h11l11 25.52L27.6 54h-1.32Z" />
      <path fill="#FFB400" d="M54.88 10H38.16l-7.92 19.36h7.48L31.12 54l15.4-21.12h-7.48Z" />
    </svg>
  )
}
