export { ContactSection as default } from '../contact/contact-section.tsx'
