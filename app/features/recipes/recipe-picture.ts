/** The path of a dish's picture. The build adds a hash to it (tools/build/recipe-pictures.ts). */
export const recipePicturePath = (illustration: string) => `/recipes/${illustration.replace(/\.svg$/, ".png")}`;
