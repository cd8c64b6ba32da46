/** The header in which the web application tells the server how it marked the inline scripts of one render. */
export const scriptMarkHeader = 'x-script-mark'
