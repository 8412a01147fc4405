declare module 'virtual:theme.css';
declare module 'virtual:recipe-defaults' {
  const defaults: Record<string, Record<string, string | boolean>>;
  export default defaults;
}
