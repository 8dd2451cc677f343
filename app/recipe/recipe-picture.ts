/** The address of a dish's picture, until the build names the file by its content (tools/build/recipe-pictures.ts). */
export const recipePicturePath = (illustration: string) => `/recipes/${illustration.replace(/\.svg$/, ".png")}`;
