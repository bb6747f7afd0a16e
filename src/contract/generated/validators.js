/* GENERATED from schemas/ by `npm run generate`. Do not edit. */

// @ts-nocheck -- written by ajv; its types stand in the .d.ts beside it
import ucs2lengthModule from 'ajv/dist/runtime/ucs2length.js';
import equalModule from 'ajv/dist/runtime/equal.js';
"use strict";
export const validateCode = validate10;
const schema11 = {"$schema":"http://json-schema.org/draft-07/schema#","$id":"code.schema.json","title":"CodeFile","description":"A dictionary (字典). The file name is its code. Items are what the wire carries; names are what people read.","type":"object","additionalProperties":false,"required":["version","title","items"],"properties":{"$schema":{"type":"string"},"version":{"const":1,"description":"Version of the vocabulary this file is written in."},"title":{"type":"string","minLength":1},"standard":{"type":"string","description":"The standard the codes come from, such as GB/T 2261.1; absent for the product's own."},"path":{"type":"boolean","description":"A tree whose names mean little alone: an item is shown with the names above it, 江西省南昌市西湖区."},"typed":{"type":"boolean","description":"Hand-written code names items of this dictionary: generate constants from the items' keys."},"items":{"type":"array","minItems":1,"items":{"title":"CodeItem","type":"object","additionalProperties":false,"required":["code","name"],"properties":{"code":{"type":"string","minLength":1,"maxLength":20},"name":{"type":"string","minLength":1,"maxLength":60},"key":{"type":"string","pattern":"^[A-Z][A-Za-z0-9]*$","description":"Name of the generated constant."},"parent":{"type":"string","description":"Code of the parent item in a tree dictionary."},"color":{"enum":["default","red","orange","gold","green","cyan","blue","purple"],"description":"Tag colour."},"client":{"enum":["return","expire","silent","message","modal","pass","redirect"],"description":"ErrorCode only: what the browser does when a call answers with this code (specification section 8)."}}}}}};
const func2 = (ucs2lengthModule.default ?? ucs2lengthModule);
const pattern0 = new RegExp("^[A-Z][A-Za-z0-9]*$", "u");

function validate10(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="code.schema.json" */;
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.version === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "version"},message:"must have required property '"+"version"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.title === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "title"},message:"must have required property '"+"title"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.items === undefined){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "items"},message:"must have required property '"+"items"+"'"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
for(const key0 in data){
if(!(((((((key0 === "$schema") || (key0 === "version")) || (key0 === "title")) || (key0 === "standard")) || (key0 === "path")) || (key0 === "typed")) || (key0 === "items"))){
const err3 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if(data.$schema !== undefined){
if(typeof data.$schema !== "string"){
const err4 = {instancePath:instancePath+"/$schema",schemaPath:"#/properties/%24schema/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data.version !== undefined){
if(1 !== data.version){
const err5 = {instancePath:instancePath+"/version",schemaPath:"#/properties/version/const",keyword:"const",params:{allowedValue: 1},message:"must be equal to constant"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
if(data.title !== undefined){
let data2 = data.title;
if(typeof data2 === "string"){
if(func2(data2) < 1){
const err6 = {instancePath:instancePath+"/title",schemaPath:"#/properties/title/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
else {
const err7 = {instancePath:instancePath+"/title",schemaPath:"#/properties/title/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
if(data.standard !== undefined){
if(typeof data.standard !== "string"){
const err8 = {instancePath:instancePath+"/standard",schemaPath:"#/properties/standard/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
if(data.path !== undefined){
if(typeof data.path !== "boolean"){
const err9 = {instancePath:instancePath+"/path",schemaPath:"#/properties/path/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
if(data.typed !== undefined){
if(typeof data.typed !== "boolean"){
const err10 = {instancePath:instancePath+"/typed",schemaPath:"#/properties/typed/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
if(data.items !== undefined){
let data6 = data.items;
if(Array.isArray(data6)){
if(data6.length < 1){
const err11 = {instancePath:instancePath+"/items",schemaPath:"#/properties/items/minItems",keyword:"minItems",params:{limit: 1},message:"must NOT have fewer than 1 items"};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
const len0 = data6.length;
for(let i0=0; i0<len0; i0++){
let data7 = data6[i0];
if(data7 && typeof data7 == "object" && !Array.isArray(data7)){
if(data7.code === undefined){
const err12 = {instancePath:instancePath+"/items/" + i0,schemaPath:"#/properties/items/items/required",keyword:"required",params:{missingProperty: "code"},message:"must have required property '"+"code"+"'"};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
if(data7.name === undefined){
const err13 = {instancePath:instancePath+"/items/" + i0,schemaPath:"#/properties/items/items/required",keyword:"required",params:{missingProperty: "name"},message:"must have required property '"+"name"+"'"};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
for(const key1 in data7){
if(!((((((key1 === "code") || (key1 === "name")) || (key1 === "key")) || (key1 === "parent")) || (key1 === "color")) || (key1 === "client"))){
const err14 = {instancePath:instancePath+"/items/" + i0,schemaPath:"#/properties/items/items/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
}
if(data7.code !== undefined){
let data8 = data7.code;
if(typeof data8 === "string"){
if(func2(data8) > 20){
const err15 = {instancePath:instancePath+"/items/" + i0+"/code",schemaPath:"#/properties/items/items/properties/code/maxLength",keyword:"maxLength",params:{limit: 20},message:"must NOT have more than 20 characters"};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
if(func2(data8) < 1){
const err16 = {instancePath:instancePath+"/items/" + i0+"/code",schemaPath:"#/properties/items/items/properties/code/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
}
else {
const err17 = {instancePath:instancePath+"/items/" + i0+"/code",schemaPath:"#/properties/items/items/properties/code/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
}
if(data7.name !== undefined){
let data9 = data7.name;
if(typeof data9 === "string"){
if(func2(data9) > 60){
const err18 = {instancePath:instancePath+"/items/" + i0+"/name",schemaPath:"#/properties/items/items/properties/name/maxLength",keyword:"maxLength",params:{limit: 60},message:"must NOT have more than 60 characters"};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
if(func2(data9) < 1){
const err19 = {instancePath:instancePath+"/items/" + i0+"/name",schemaPath:"#/properties/items/items/properties/name/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
}
else {
const err20 = {instancePath:instancePath+"/items/" + i0+"/name",schemaPath:"#/properties/items/items/properties/name/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
}
if(data7.key !== undefined){
let data10 = data7.key;
if(typeof data10 === "string"){
if(!pattern0.test(data10)){
const err21 = {instancePath:instancePath+"/items/" + i0+"/key",schemaPath:"#/properties/items/items/properties/key/pattern",keyword:"pattern",params:{pattern: "^[A-Z][A-Za-z0-9]*$"},message:"must match pattern \""+"^[A-Z][A-Za-z0-9]*$"+"\""};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
}
else {
const err22 = {instancePath:instancePath+"/items/" + i0+"/key",schemaPath:"#/properties/items/items/properties/key/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
}
errors++;
}
}
if(data7.parent !== undefined){
if(typeof data7.parent !== "string"){
const err23 = {instancePath:instancePath+"/items/" + i0+"/parent",schemaPath:"#/properties/items/items/properties/parent/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err23];
}
else {
vErrors.push(err23);
}
errors++;
}
}
if(data7.color !== undefined){
let data12 = data7.color;
if(!((((((((data12 === "default") || (data12 === "red")) || (data12 === "orange")) || (data12 === "gold")) || (data12 === "green")) || (data12 === "cyan")) || (data12 === "blue")) || (data12 === "purple"))){
const err24 = {instancePath:instancePath+"/items/" + i0+"/color",schemaPath:"#/properties/items/items/properties/color/enum",keyword:"enum",params:{allowedValues: schema11.properties.items.items.properties.color.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err24];
}
else {
vErrors.push(err24);
}
errors++;
}
}
if(data7.client !== undefined){
let data13 = data7.client;
if(!(((((((data13 === "return") || (data13 === "expire")) || (data13 === "silent")) || (data13 === "message")) || (data13 === "modal")) || (data13 === "pass")) || (data13 === "redirect"))){
const err25 = {instancePath:instancePath+"/items/" + i0+"/client",schemaPath:"#/properties/items/items/properties/client/enum",keyword:"enum",params:{allowedValues: schema11.properties.items.items.properties.client.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err25];
}
else {
vErrors.push(err25);
}
errors++;
}
}
}
else {
const err26 = {instancePath:instancePath+"/items/" + i0,schemaPath:"#/properties/items/items/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err26];
}
else {
vErrors.push(err26);
}
errors++;
}
}
}
else {
const err27 = {instancePath:instancePath+"/items",schemaPath:"#/properties/items/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err27];
}
else {
vErrors.push(err27);
}
errors++;
}
}
}
else {
const err28 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err28];
}
else {
vErrors.push(err28);
}
errors++;
}
validate10.errors = vErrors;
return errors === 0;
}

export const validateEntity = validate11;
const schema12 = {"$schema":"http://json-schema.org/draft-07/schema#","$id":"entity.schema.json","title":"EntityFile","description":"What is stored. schemas/entities/<module>/<Entity>.json; `<module>/<Entity>` is the entity's name everywhere. Implicit on every entity: Id, CreateUserId, CreateUserName, CreateDate, UpdateDate, IsDeleted, Version.","type":"object","additionalProperties":false,"required":["version","title","fields","scope"],"properties":{"$schema":{"type":"string"},"version":{"const":1},"title":{"type":"string","minLength":1,"maxLength":20},"note":{"type":"string"},"traits":{"type":"array","uniqueItems":true,"items":{"enum":["student","newStudent","flow","log"]},"description":"student: row owned by a student (StudentId, StudentNo, TrueName, Gender, TrainLevel, CollegeId, MajorId, ClassId, GradeYear, CounsellorId, CollegeName, MajorName, ClassName copied at insert). newStudent: row owned by a new student (NewStudentId, ExamineeNo, TrueName, Gender, BatchId, CollegeId, MajorId, ClassId, GradeYear, CounsellorId copied at insert, and anew when the new student changes). flow: goes through approval (Status, CurrentNode, CurrentRole, HandledUserIds, HandlerUserId, SubmitDate, FinishDate). log: append-only."},"number":{"type":"string","pattern":"^[A-Z]{2}$","description":"Prefix of ApplyNo: prefix + yyyyMMdd + 4 digits, unique."},"parent":{"type":"object","additionalProperties":false,"required":["entity","field"],"properties":{"entity":{"type":"string"},"field":{"type":"string"},"most":{"type":"integer","minimum":1,"maximum":2000,"description":"Lines that a parent has at most. Default 200."},"locked":{"$ref":"field.schema.json#/definitions/Condition","description":"Lines that nobody changes, removes or makes where they are typed with their parent, such as those that were imported: CEL over row, the line, and me. It reads fields that the server alone sets. A line may still be moved: the field of \"sort\" is its place."}},"description":"Rows are edited inside the parent; scope and grants are the parent's."},"label":{"type":"string","description":"Field shown where a row is named. Default: the first text field."},"search":{"type":"array","items":{"type":"string"},"description":"Fields that Keyword looks in."},"sort":{"type":"string","pattern":"^-?[A-Z][A-Za-z0-9]*$","description":"Default order; a leading - is descending."},"tree":{"type":"string","description":"Field that holds the parent's Id when the rows form a tree."},"lookup":{"type":"boolean","description":"Every signed-in user may read Id, label and tree of any row (code tables: organisations, majors, classes)."},"typed":{"type":"boolean","description":"Hand-written code names this entity: generate its TypeScript type."},"module":{"type":"string","description":"src/server/modules/<module> holds rules that JSON cannot say."},"fields":{"type":"object","minProperties":1,"propertyNames":{"$ref":"field.schema.json#/definitions/FieldName"},"additionalProperties":{"$ref":"field.schema.json"}},"unique":{"type":"array","items":{"type":"array","minItems":1,"items":{"type":"string"}},"description":"Keys of several fields, among rows that are not deleted."},"uniqueMessage":{"type":"string"},"indexes":{"type":"array","items":{"type":"array","minItems":1,"items":{"type":"string"}}},"scope":{"type":"object","description":"Role -> which rows it reaches (CEL over row and me; \"true\" is every row; \"*\" is every signed-in user). Several roles: union. A role that is not listed reaches none.","additionalProperties":{"$ref":"field.schema.json#/definitions/Condition"}},"public":{"title":"PublicPart","type":"object","additionalProperties":false,"required":["fields","when"],"description":"What is read without a session, on public pages alone: these fields (and Id and Version) of the rows for which the condition holds. Nothing else of the entity ever is.","properties":{"fields":{"type":"array","minItems":1,"uniqueItems":true,"items":{"$ref":"field.schema.json#/definitions/FieldName"}},"when":{"$ref":"field.schema.json#/definitions/Condition","description":"CEL over row alone. A sub-table's rows are public with their parent's; \"true\": all of those."}}},"shared":{"title":"SharedScope","type":"object","additionalProperties":false,"required":["entity","by","scope"],"description":"Rows are also read by whom they were handed out to: there is a row of `entity` whose field `by` is this row's Id, or its field `on`, and of which the condition of one of the reader's roles holds.","properties":{"entity":{"type":"string"},"by":{"$ref":"field.schema.json#/definitions/FieldName"},"on":{"$ref":"field.schema.json#/definitions/FieldName","description":"Field of this entity that `by` equals; Id unless it is said. With it a row is reached by way of what it belongs to, such as a room by who lives there."},"scope":{"type":"object","minProperties":1,"description":"Role -> CEL over row, which is the row of `entity`, and me; \"*\" is every signed-in user. A role that is not listed reaches nothing this way.","additionalProperties":{"$ref":"field.schema.json#/definitions/Condition"}},"actions":{"type":"array","items":{"type":"string"},"minItems":1,"uniqueItems":true,"description":"EnCodes of this entity that may be done with such rows; all others ask for its scope."}}},"own":{"$ref":"field.schema.json#/definitions/Condition","description":"When the caller is the person the row is about: masked fields are shown plain."},"plain":{"type":"string","description":"EnCode whose holders may read masked fields plain."},"rules":{"type":"array","description":"Rules across fields, judged on both sides.","items":{"title":"RowRule","type":"object","additionalProperties":false,"required":["deny","message","field"],"properties":{"deny":{"$ref":"field.schema.json#/definitions/Condition","description":"The row is refused when this is true."},"message":{"type":"string"},"field":{"type":"string","description":"Field that shows the message."}}}},"flow":{"type":"object","additionalProperties":false,"required":["code","applicant","nodes"],"properties":{"code":{"type":"string","pattern":"^[A-Z_]+$"},"applicant":{"$ref":"field.schema.json#/definitions/Condition","description":"Whether me is the applicant of row."},"nodes":{"type":"array","minItems":1,"items":{"title":"FlowNode","type":"object","additionalProperties":false,"required":["id","title","role"],"properties":{"id":{"type":"string","pattern":"^[a-z][A-Za-z0-9]*$"},"title":{"type":"string"},"role":{"type":"string","description":"Role that handles the node; a handler must also reach the row by that role's scope."},"when":{"$ref":"field.schema.json#/definitions/Condition","description":"The node is skipped when false."}}}},"passed":{"type":"object","description":"Fields set when the last node agreed.","propertyNames":{"$ref":"field.schema.json#/definitions/FieldName"},"additionalProperties":{"$ref":"field.schema.json#/definitions/Condition"}}}},"assigns":{"title":"AssignedPosts","type":"object","additionalProperties":false,"required":["person","post","from","to","targets"],"description":"Each row assigns a person to one target in a post, from a date on and until another one, which is the first day without it. A target has one live assignment in a post at most.","properties":{"person":{"$ref":"field.schema.json#/definitions/FieldName","description":"Reference to the person."},"post":{"$ref":"field.schema.json#/definitions/FieldName","description":"dict: the post."},"from":{"$ref":"field.schema.json#/definitions/FieldName"},"to":{"$ref":"field.schema.json#/definitions/FieldName"},"targets":{"type":"array","minItems":1,"uniqueItems":true,"items":{"$ref":"field.schema.json#/definitions/FieldName"},"description":"References of which exactly one is filled."},"account":{"$ref":"field.schema.json#/definitions/FieldName","description":"Field of the person that names the login account. With roles."},"roles":{"type":"object","minProperties":1,"propertyNames":{"pattern":"^[A-Za-z0-9_]{1,40}$"},"additionalProperties":{"type":"string"},"description":"Code of the post -> role that its holders' accounts have by it, and lose with the last live assignment."}}},"following":{"$ref":"field.schema.json#/definitions/Condition","description":"Rows whose copies of their owner (traits student, newStudent) follow the owner: CEL over row. Default: applications until they are closed; other rows of a student stay as they were made, those of a new student follow."},"clock":{"type":"array","description":"Changes that time alone makes; looked at once a minute by the database's clock, in this order.","items":{"title":"ClockRule","type":"object","additionalProperties":false,"required":["when","set"],"properties":{"when":{"$ref":"field.schema.json#/definitions/Condition","description":"CEL over row and clock.now, clock.hourAgo, clock.dayAgo (texts YYYY-MM-DD HH:mm:ss)."},"set":{"type":"object","propertyNames":{"$ref":"field.schema.json#/definitions/FieldName"},"additionalProperties":{"type":["string","number"],"description":"The new value itself, not a formula."}}}}},"actions":{"type":"object","propertyNames":{"$ref":"#/definitions/EnCode"},"additionalProperties":{"$ref":"action.schema.json"}},"seed":{"type":"object","additionalProperties":false,"required":["key","rows"],"description":"Rows of every installation; a row is added when no row has the same key.","properties":{"key":{"type":"array","minItems":1,"items":{"type":"string"}},"rows":{"type":"array","items":{"type":"object"}}}}},"definitions":{"EnCode":{"type":"string","pattern":"^[a-z][A-Za-z0-9]*(\\.[a-z][A-Za-z0-9]*){1,3}$"}}};
const schema15 = {"type":"string","minLength":1,"maxLength":2000,"description":"CEL over row (the row), me (the caller), and where it applies form, buttons, params."};
const schema20 = {"type":"string","pattern":"^[A-Z][A-Za-z0-9]{0,40}$"};
const schema45 = {"type":"string","pattern":"^[a-z][A-Za-z0-9]*(\\.[a-z][A-Za-z0-9]*){1,3}$"};
const func7 = Object.prototype.hasOwnProperty;
const func0 = (equalModule.default ?? equalModule);
const pattern1 = new RegExp("^[A-Z]{2}$", "u");
const pattern88 = new RegExp("^-?[A-Z][A-Za-z0-9]*$", "u");
const pattern2 = new RegExp("^[A-Z][A-Za-z0-9]{0,40}$", "u");
const pattern93 = new RegExp("^[A-Z_]+$", "u");
const pattern94 = new RegExp("^[a-z][A-Za-z0-9]*$", "u");
const pattern5 = new RegExp("^[A-Za-z0-9_]{1,40}$", "u");
const pattern21 = new RegExp("^[a-z][A-Za-z0-9]*(\\.[a-z][A-Za-z0-9]*){1,3}$", "u");
const schema13 = {"$schema":"http://json-schema.org/draft-07/schema#","$id":"field.schema.json","title":"FieldFile","description":"One field of an entity or one parameter of an action. The key it stands under is its name on the wire and its column in the database.","type":"object","additionalProperties":false,"required":["type","title"],"properties":{"id":{"type":"integer","minimum":1,"maximum":899,"description":"Stable identity inside the entity; never reused. A rename keeps it. Required on entity fields, absent on parameters."},"type":{"$ref":"#/definitions/FieldType"},"title":{"type":"string","minLength":1,"maxLength":30},"note":{"type":"string","maxLength":200,"description":"Help text under the input."},"placeholder":{"type":"string","maxLength":60},"class":{"enum":["public","internal","personal","sensitive"],"description":"Sensitivity. Drives masking, export, logs and drafts. Default internal; required on entity fields that hold facts about a person."},"required":{"oneOf":[{"type":"boolean"},{"$ref":"#/definitions/Condition"}]},"visible":{"$ref":"#/definitions/Condition"},"disabled":{"$ref":"#/definitions/Condition"},"value":{"$ref":"#/definitions/Condition","description":"Formula over row: computed on both sides, stored, never typed."},"default":{"type":["string","number","boolean","array"],"description":"Value of a new row when nothing is given."},"length":{"type":"integer","minimum":1,"maximum":100000,"description":"text, longtext: most characters (code points)."},"minLength":{"type":"integer","minimum":1},"parts":{"title":"TextParts","type":"object","additionalProperties":false,"required":["alone","each"],"properties":{"alone":{"type":"integer","minimum":1,"description":"Most characters of a text that stays in one part."},"each":{"type":"integer","minimum":1,"description":"Most characters of each part of a longer text."}},"description":"longtext: how the text is cut where it is sent, such as a text message of 70 characters, or 67 a part when there are several. While it is typed, its parts are counted under it. Characters outside of the basic plane count twice, as they do in such messages."},"pinyin":{"type":"boolean","description":"text: a name in pinyin, one word for each syllable. Keyword finds it by its initials, and by its syllables written together or apart."},"min":{"type":"number","description":"Numbers: least value. list, file, image, dicts, refs: least count."},"max":{"type":"number","description":"Numbers: greatest value. list, file, image, dicts, refs: greatest count."},"mostDays":{"type":"integer","minimum":1,"maximum":366,"description":"date, datetime: a list or an export asks for so many days at most, the latest ones unless it says which."},"precision":{"type":"integer","minimum":1,"maximum":20},"scale":{"type":"integer","minimum":0,"maximum":6},"pattern":{"type":"string","description":"Regular expression the whole text must match (ECMAScript, no backtracking traps; the checker refuses nested quantifiers)."},"messages":{"type":"object","additionalProperties":false,"description":"Texts that replace the default messages.","properties":{"required":{"type":"string"},"pattern":{"type":"string"},"length":{"type":"string"},"minLength":{"type":"string"},"range":{"type":"string"},"unique":{"type":"string"},"format":{"type":"string"}}},"dict":{"type":"string","description":"dict, dicts: name of the dictionary in schemas/codes."},"ref":{"type":"string","description":"ref, refs: entity that the value is the Id of."},"filter":{"$ref":"#/definitions/Condition","description":"ref, refs: which target rows may be chosen; row = the target row, form = the row being edited."},"tree":{"title":"ChoiceTree","type":"object","additionalProperties":false,"required":["by"],"description":"refs: the rows are chosen in a tree that can be searched; whoever takes a branch takes all rows below it.","properties":{"by":{"type":"array","minItems":1,"maxItems":4,"uniqueItems":true,"items":{"$ref":"#/definitions/FieldName"},"description":"Reference fields of the target rows, from the large to the small, which the rows stand below."},"count":{"$ref":"#/definitions/FieldName","description":"Number of each target row, shown behind it and added up above it."}}},"of":{"type":"string","description":"count: entity whose rows are counted. dict: entity from whose row the value is read whenever this row is; it is not stored here, and nobody types it."},"by":{"type":"string","description":"With of: field of that entity that holds this row's Id."},"where":{"type":"object","minProperties":1,"description":"With of: only rows whose dictionary fields have these codes.","propertyNames":{"$ref":"#/definitions/FieldName"},"additionalProperties":{"type":"string","pattern":"^[A-Za-z0-9_]{1,40}$"}},"mine":{"oneOf":[{"const":true},{"$ref":"#/definitions/FieldName"}],"description":"count: only rows that the caller made, or those that name him in this field of theirs. Worked out when rows are read, so that no condition can ask for it."},"mean":{"$ref":"#/definitions/FieldName","description":"count: the mean of this number field of those rows, to one decimal, instead of how many there are; nothing where there is none."},"pick":{"$ref":"#/definitions/FieldName","description":"dict with of: the field of that row whose value is read; where there is no such row, the default is."},"fields":{"type":"object","description":"list: the columns of each line.","propertyNames":{"$ref":"#/definitions/FieldName"},"additionalProperties":{"$ref":"#"}},"kinds":{"type":"array","items":{"type":"string","pattern":"^[a-z0-9]{2,5}$"},"description":"file, image: allowed extensions."},"maxMB":{"type":"number","exclusiveMinimum":0,"description":"file, image: greatest size of one file in MB."},"unique":{"type":"boolean"},"index":{"type":"boolean"},"readonly":{"type":"boolean","description":"Set by the server alone; refused from a client."},"secret":{"type":"boolean","description":"Never leaves the server (a password hash)."},"mask":{"enum":["idcard","phone","email","bank","name","all"],"description":"How the value is shown to those who may not see it plain."},"read":{"type":"array","items":{"type":"string"},"description":"Roles that may see the field; absent: whoever may see the row."},"write":{"type":"array","items":{"type":"string"},"description":"Roles that may change the field; absent: whoever may change the row."},"under":{"$ref":"#/definitions/FieldName","description":"dict: the field of the same row (or line) whose value is the parent of the items that may be chosen. A value that no longer fits is cleared."},"after":{"$ref":"#/definitions/FieldName","description":"date, datetime, time: the field of the same row (or line) that the range begins with. An end before its beginning is refused on both sides, as soon as it is picked; a form shows the two side by side where they follow each other."},"around":{"$ref":"#/definitions/FieldName","description":"int: how many metres around the place in that geo field of the same row still count as there. Asked for as soon as the place is given; a form shows the two beside each other where they follow each other."},"remote":{"type":"boolean","description":"dict: the dictionary is too large to travel; its items are searched on the server."},"ratio":{"type":"string","pattern":"^[1-9][0-9]?:[1-9][0-9]?$","description":"image: width to height, within 2 %. The browser offers to cut the picture."},"minWidth":{"type":"integer","minimum":1,"maximum":10000,"description":"image: least width in pixels."},"unit":{"type":"string","minLength":1,"maxLength":10,"description":"Numbers: what is counted, shown after the number, such as 米 or %."},"grouped":{"type":"boolean","description":"int, decimal: thousands are parted by commas where the number is read. money always is."},"sum":{"type":"boolean","description":"Number columns of a list or sub-table: their sum stands below the lines."},"sortable":{"type":"boolean","description":"list: the lines have an order that the user may change."},"was":{"$ref":"#/definitions/FieldName","description":"Column of a list: the column of the same type that holds the value before. Where the two differ, both stand out where the lines are read."},"widget":{"enum":["icon","month","year","rating","agree","cascade","signature","portrait","gallery","here","countdown","scan","document","days","answer"],"description":"Another input than the type's own. text: icon (name of an icon chosen from tabs), month (YYYY-MM), scan (what a QR code says, read with the camera). int: year, rating (stars, up to max). bool: agree (a box that must be ticked when the field is required). dict: cascade (one choice a level). image: signature (drawn, or the name written), portrait (large where it is read, to be compared with whom it shows). file: gallery (pictures among the files are shown as pictures where they are read, in tables too). geo: here (where the device is, with its accuracy; it cannot be typed). date: days (the coming days, today among them, side by side: a week, or so many as `max`). datetime: countdown (where it is read, the time that is left stands beside it during the last day). json: document (the parts of a print template, put together one by one beside its sheet; the other fields of the row say paper, heading and entity), answer (the right answer of a question, asked for by its type: `answer`)."},"sample":{"type":"string","description":"json with widget document: the call that tells what a template of an entity may name, with a row to show the sheet with. It is asked by EntityName and Lines, the other entities that the template shows, and answers {Entities, Linked: [{Name, Title, Label, Images: [{Name, Title}]}], CanSign, rows: [{Row, Records}]}."},"answer":{"title":"FieldAnswer","type":"object","additionalProperties":false,"required":["by","kinds"],"description":"json with widget answer: by another field of the row it is one of the choices (its key), several (at least two keys), right or wrong (T, F), blanks (a list of blanks, each a list of what is accepted in it) or a text. Both sides judge it so.","properties":{"by":{"$ref":"#/definitions/FieldName","description":"Field of type dict: the type of the question."},"options":{"$ref":"#/definitions/FieldName","description":"Field of type list with the choices, in its columns Key and Text."},"kinds":{"type":"object","minProperties":1,"propertyNames":{"pattern":"^[A-Za-z0-9_]{1,40}$"},"additionalProperties":{"enum":["one","several","judge","blanks","text"]},"description":"Code of the type -> how it is answered."}}},"counts":{"$ref":"#/definitions/Condition","description":"datetime with widget countdown: the time that is left is told of rows of which this holds. Default: of all."},"near":{"type":"object","additionalProperties":false,"required":["place","radius"],"description":"Parameter with widget here: fields of the row that the action is about, which say where to be and how many metres around it count. The distance is told before anything is sent.","properties":{"place":{"$ref":"#/definitions/FieldName"},"radius":{"$ref":"#/definitions/FieldName"}}},"terms":{"type":"string","minLength":1,"maxLength":5000,"description":"bool with widget agree: the text that is agreed to, in the form itself. The box is free once it was read to its end."},"link":{"$ref":"block.schema.json#/definitions/Address","description":"bool with widget agree: where the text that is agreed to can be read; opens in a new tab."},"width":{"type":"integer","minimum":40,"maximum":600,"description":"Default column width in px."},"during":{"title":"SharedDays","type":"object","additionalProperties":false,"required":["from","to","begins","ends"],"description":"ref: filtered by, it finds rows that share a day with the row that is named, whatever is stored here.","properties":{"from":{"$ref":"#/definitions/FieldName","description":"date: first day of this row."},"to":{"$ref":"#/definitions/FieldName","description":"date: first day without this row; empty: it lasts."},"begins":{"$ref":"#/definitions/FieldName","description":"date: first day of the row that is named."},"ends":{"$ref":"#/definitions/FieldName","description":"date: last day of the row that is named."}}},"follows":{"title":"FollowedSource","type":"object","additionalProperties":false,"minProperties":1,"description":"Read copy that the engine keeps equal to its source, whichever is written first: who holds a post here, else a field of the row that a reference of this row names. Where the source has nothing to say (no such reference), what was written stays.","properties":{"post":{"type":"string","pattern":"^[A-Za-z0-9_]{1,40}$","description":"Code of the post: the person whom a live assignment to this row names in it. To write the field is to write that assignment."},"through":{"type":"array","minItems":1,"uniqueItems":true,"items":{"$ref":"#/definitions/FieldName"},"description":"Reference fields of this row; the first one that is filled names the source."},"field":{"$ref":"#/definitions/FieldName","description":"Field of the source; unless it is said, the one of the same name."}}}},"definitions":{"FieldName":{"type":"string","pattern":"^[A-Z][A-Za-z0-9]{0,40}$"},"Condition":{"type":"string","minLength":1,"maxLength":2000,"description":"CEL over row (the row), me (the caller), and where it applies form, buttons, params."},"FieldType":{"title":"FieldType","enum":["text","longtext","html","int","decimal","money","bool","date","datetime","time","dict","dicts","ref","refs","list","image","file","json","geo","phone","idcard","email","count"]}}};
const schema14 = {"title":"FieldType","enum":["text","longtext","html","int","decimal","money","bool","date","datetime","time","dict","dicts","ref","refs","list","image","file","json","geo","phone","idcard","email","count"]};
const schema108 = {"type":"string","pattern":"^(/(?!/)|https?://)","maxLength":500,"description":"In-app route, or http address, which opens in a new tab."};
const pattern10 = new RegExp("^[a-z0-9]{2,5}$", "u");
const pattern14 = new RegExp("^[1-9][0-9]?:[1-9][0-9]?$", "u");
const pattern39 = new RegExp("^(/(?!/)|https?://)", "u");

function validate12(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="field.schema.json" */;
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.type === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "type"},message:"must have required property '"+"type"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.title === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "title"},message:"must have required property '"+"title"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
for(const key0 in data){
if(!(func7.call(schema13.properties, key0))){
const err2 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(data.id !== undefined){
let data0 = data.id;
if(!((typeof data0 == "number") && (!(data0 % 1) && !isNaN(data0)))){
const err3 = {instancePath:instancePath+"/id",schemaPath:"#/properties/id/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(typeof data0 == "number"){
if(data0 > 899 || isNaN(data0)){
const err4 = {instancePath:instancePath+"/id",schemaPath:"#/properties/id/maximum",keyword:"maximum",params:{comparison: "<=", limit: 899},message:"must be <= 899"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(data0 < 1 || isNaN(data0)){
const err5 = {instancePath:instancePath+"/id",schemaPath:"#/properties/id/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
}
if(data.type !== undefined){
let data1 = data.type;
if(!(((((((((((((((((((((((data1 === "text") || (data1 === "longtext")) || (data1 === "html")) || (data1 === "int")) || (data1 === "decimal")) || (data1 === "money")) || (data1 === "bool")) || (data1 === "date")) || (data1 === "datetime")) || (data1 === "time")) || (data1 === "dict")) || (data1 === "dicts")) || (data1 === "ref")) || (data1 === "refs")) || (data1 === "list")) || (data1 === "image")) || (data1 === "file")) || (data1 === "json")) || (data1 === "geo")) || (data1 === "phone")) || (data1 === "idcard")) || (data1 === "email")) || (data1 === "count"))){
const err6 = {instancePath:instancePath+"/type",schemaPath:"#/definitions/FieldType/enum",keyword:"enum",params:{allowedValues: schema14.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
if(data.title !== undefined){
let data2 = data.title;
if(typeof data2 === "string"){
if(func2(data2) > 30){
const err7 = {instancePath:instancePath+"/title",schemaPath:"#/properties/title/maxLength",keyword:"maxLength",params:{limit: 30},message:"must NOT have more than 30 characters"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
if(func2(data2) < 1){
const err8 = {instancePath:instancePath+"/title",schemaPath:"#/properties/title/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
else {
const err9 = {instancePath:instancePath+"/title",schemaPath:"#/properties/title/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
if(data.note !== undefined){
let data3 = data.note;
if(typeof data3 === "string"){
if(func2(data3) > 200){
const err10 = {instancePath:instancePath+"/note",schemaPath:"#/properties/note/maxLength",keyword:"maxLength",params:{limit: 200},message:"must NOT have more than 200 characters"};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
else {
const err11 = {instancePath:instancePath+"/note",schemaPath:"#/properties/note/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
if(data.placeholder !== undefined){
let data4 = data.placeholder;
if(typeof data4 === "string"){
if(func2(data4) > 60){
const err12 = {instancePath:instancePath+"/placeholder",schemaPath:"#/properties/placeholder/maxLength",keyword:"maxLength",params:{limit: 60},message:"must NOT have more than 60 characters"};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
}
else {
const err13 = {instancePath:instancePath+"/placeholder",schemaPath:"#/properties/placeholder/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
}
if(data.class !== undefined){
let data5 = data.class;
if(!((((data5 === "public") || (data5 === "internal")) || (data5 === "personal")) || (data5 === "sensitive"))){
const err14 = {instancePath:instancePath+"/class",schemaPath:"#/properties/class/enum",keyword:"enum",params:{allowedValues: schema13.properties.class.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
}
if(data.required !== undefined){
let data6 = data.required;
const _errs14 = errors;
let valid2 = false;
let passing0 = null;
const _errs15 = errors;
if(typeof data6 !== "boolean"){
const err15 = {instancePath:instancePath+"/required",schemaPath:"#/properties/required/oneOf/0/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
var _valid0 = _errs15 === errors;
if(_valid0){
valid2 = true;
passing0 = 0;
}
const _errs17 = errors;
if(typeof data6 === "string"){
if(func2(data6) > 2000){
const err16 = {instancePath:instancePath+"/required",schemaPath:"#/definitions/Condition/maxLength",keyword:"maxLength",params:{limit: 2000},message:"must NOT have more than 2000 characters"};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
if(func2(data6) < 1){
const err17 = {instancePath:instancePath+"/required",schemaPath:"#/definitions/Condition/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
}
else {
const err18 = {instancePath:instancePath+"/required",schemaPath:"#/definitions/Condition/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
var _valid0 = _errs17 === errors;
if(_valid0 && valid2){
valid2 = false;
passing0 = [passing0, 1];
}
else {
if(_valid0){
valid2 = true;
passing0 = 1;
}
}
if(!valid2){
const err19 = {instancePath:instancePath+"/required",schemaPath:"#/properties/required/oneOf",keyword:"oneOf",params:{passingSchemas: passing0},message:"must match exactly one schema in oneOf"};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
else {
errors = _errs14;
if(vErrors !== null){
if(_errs14){
vErrors.length = _errs14;
}
else {
vErrors = null;
}
}
}
}
if(data.visible !== undefined){
let data7 = data.visible;
if(typeof data7 === "string"){
if(func2(data7) > 2000){
const err20 = {instancePath:instancePath+"/visible",schemaPath:"#/definitions/Condition/maxLength",keyword:"maxLength",params:{limit: 2000},message:"must NOT have more than 2000 characters"};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
if(func2(data7) < 1){
const err21 = {instancePath:instancePath+"/visible",schemaPath:"#/definitions/Condition/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
}
else {
const err22 = {instancePath:instancePath+"/visible",schemaPath:"#/definitions/Condition/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
}
errors++;
}
}
if(data.disabled !== undefined){
let data8 = data.disabled;
if(typeof data8 === "string"){
if(func2(data8) > 2000){
const err23 = {instancePath:instancePath+"/disabled",schemaPath:"#/definitions/Condition/maxLength",keyword:"maxLength",params:{limit: 2000},message:"must NOT have more than 2000 characters"};
if(vErrors === null){
vErrors = [err23];
}
else {
vErrors.push(err23);
}
errors++;
}
if(func2(data8) < 1){
const err24 = {instancePath:instancePath+"/disabled",schemaPath:"#/definitions/Condition/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err24];
}
else {
vErrors.push(err24);
}
errors++;
}
}
else {
const err25 = {instancePath:instancePath+"/disabled",schemaPath:"#/definitions/Condition/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err25];
}
else {
vErrors.push(err25);
}
errors++;
}
}
if(data.value !== undefined){
let data9 = data.value;
if(typeof data9 === "string"){
if(func2(data9) > 2000){
const err26 = {instancePath:instancePath+"/value",schemaPath:"#/definitions/Condition/maxLength",keyword:"maxLength",params:{limit: 2000},message:"must NOT have more than 2000 characters"};
if(vErrors === null){
vErrors = [err26];
}
else {
vErrors.push(err26);
}
errors++;
}
if(func2(data9) < 1){
const err27 = {instancePath:instancePath+"/value",schemaPath:"#/definitions/Condition/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err27];
}
else {
vErrors.push(err27);
}
errors++;
}
}
else {
const err28 = {instancePath:instancePath+"/value",schemaPath:"#/definitions/Condition/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err28];
}
else {
vErrors.push(err28);
}
errors++;
}
}
if(data.default !== undefined){
let data10 = data.default;
if((((typeof data10 !== "string") && (!(typeof data10 == "number"))) && (typeof data10 !== "boolean")) && (!(Array.isArray(data10)))){
const err29 = {instancePath:instancePath+"/default",schemaPath:"#/properties/default/type",keyword:"type",params:{type: schema13.properties.default.type},message:"must be string,number,boolean,array"};
if(vErrors === null){
vErrors = [err29];
}
else {
vErrors.push(err29);
}
errors++;
}
}
if(data.length !== undefined){
let data11 = data.length;
if(!((typeof data11 == "number") && (!(data11 % 1) && !isNaN(data11)))){
const err30 = {instancePath:instancePath+"/length",schemaPath:"#/properties/length/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err30];
}
else {
vErrors.push(err30);
}
errors++;
}
if(typeof data11 == "number"){
if(data11 > 100000 || isNaN(data11)){
const err31 = {instancePath:instancePath+"/length",schemaPath:"#/properties/length/maximum",keyword:"maximum",params:{comparison: "<=", limit: 100000},message:"must be <= 100000"};
if(vErrors === null){
vErrors = [err31];
}
else {
vErrors.push(err31);
}
errors++;
}
if(data11 < 1 || isNaN(data11)){
const err32 = {instancePath:instancePath+"/length",schemaPath:"#/properties/length/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"};
if(vErrors === null){
vErrors = [err32];
}
else {
vErrors.push(err32);
}
errors++;
}
}
}
if(data.minLength !== undefined){
let data12 = data.minLength;
if(!((typeof data12 == "number") && (!(data12 % 1) && !isNaN(data12)))){
const err33 = {instancePath:instancePath+"/minLength",schemaPath:"#/properties/minLength/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err33];
}
else {
vErrors.push(err33);
}
errors++;
}
if(typeof data12 == "number"){
if(data12 < 1 || isNaN(data12)){
const err34 = {instancePath:instancePath+"/minLength",schemaPath:"#/properties/minLength/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"};
if(vErrors === null){
vErrors = [err34];
}
else {
vErrors.push(err34);
}
errors++;
}
}
}
if(data.parts !== undefined){
let data13 = data.parts;
if(data13 && typeof data13 == "object" && !Array.isArray(data13)){
if(data13.alone === undefined){
const err35 = {instancePath:instancePath+"/parts",schemaPath:"#/properties/parts/required",keyword:"required",params:{missingProperty: "alone"},message:"must have required property '"+"alone"+"'"};
if(vErrors === null){
vErrors = [err35];
}
else {
vErrors.push(err35);
}
errors++;
}
if(data13.each === undefined){
const err36 = {instancePath:instancePath+"/parts",schemaPath:"#/properties/parts/required",keyword:"required",params:{missingProperty: "each"},message:"must have required property '"+"each"+"'"};
if(vErrors === null){
vErrors = [err36];
}
else {
vErrors.push(err36);
}
errors++;
}
for(const key1 in data13){
if(!((key1 === "alone") || (key1 === "each"))){
const err37 = {instancePath:instancePath+"/parts",schemaPath:"#/properties/parts/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err37];
}
else {
vErrors.push(err37);
}
errors++;
}
}
if(data13.alone !== undefined){
let data14 = data13.alone;
if(!((typeof data14 == "number") && (!(data14 % 1) && !isNaN(data14)))){
const err38 = {instancePath:instancePath+"/parts/alone",schemaPath:"#/properties/parts/properties/alone/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err38];
}
else {
vErrors.push(err38);
}
errors++;
}
if(typeof data14 == "number"){
if(data14 < 1 || isNaN(data14)){
const err39 = {instancePath:instancePath+"/parts/alone",schemaPath:"#/properties/parts/properties/alone/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"};
if(vErrors === null){
vErrors = [err39];
}
else {
vErrors.push(err39);
}
errors++;
}
}
}
if(data13.each !== undefined){
let data15 = data13.each;
if(!((typeof data15 == "number") && (!(data15 % 1) && !isNaN(data15)))){
const err40 = {instancePath:instancePath+"/parts/each",schemaPath:"#/properties/parts/properties/each/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err40];
}
else {
vErrors.push(err40);
}
errors++;
}
if(typeof data15 == "number"){
if(data15 < 1 || isNaN(data15)){
const err41 = {instancePath:instancePath+"/parts/each",schemaPath:"#/properties/parts/properties/each/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"};
if(vErrors === null){
vErrors = [err41];
}
else {
vErrors.push(err41);
}
errors++;
}
}
}
}
else {
const err42 = {instancePath:instancePath+"/parts",schemaPath:"#/properties/parts/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err42];
}
else {
vErrors.push(err42);
}
errors++;
}
}
if(data.pinyin !== undefined){
if(typeof data.pinyin !== "boolean"){
const err43 = {instancePath:instancePath+"/pinyin",schemaPath:"#/properties/pinyin/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
if(vErrors === null){
vErrors = [err43];
}
else {
vErrors.push(err43);
}
errors++;
}
}
if(data.min !== undefined){
if(!(typeof data.min == "number")){
const err44 = {instancePath:instancePath+"/min",schemaPath:"#/properties/min/type",keyword:"type",params:{type: "number"},message:"must be number"};
if(vErrors === null){
vErrors = [err44];
}
else {
vErrors.push(err44);
}
errors++;
}
}
if(data.max !== undefined){
if(!(typeof data.max == "number")){
const err45 = {instancePath:instancePath+"/max",schemaPath:"#/properties/max/type",keyword:"type",params:{type: "number"},message:"must be number"};
if(vErrors === null){
vErrors = [err45];
}
else {
vErrors.push(err45);
}
errors++;
}
}
if(data.mostDays !== undefined){
let data19 = data.mostDays;
if(!((typeof data19 == "number") && (!(data19 % 1) && !isNaN(data19)))){
const err46 = {instancePath:instancePath+"/mostDays",schemaPath:"#/properties/mostDays/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err46];
}
else {
vErrors.push(err46);
}
errors++;
}
if(typeof data19 == "number"){
if(data19 > 366 || isNaN(data19)){
const err47 = {instancePath:instancePath+"/mostDays",schemaPath:"#/properties/mostDays/maximum",keyword:"maximum",params:{comparison: "<=", limit: 366},message:"must be <= 366"};
if(vErrors === null){
vErrors = [err47];
}
else {
vErrors.push(err47);
}
errors++;
}
if(data19 < 1 || isNaN(data19)){
const err48 = {instancePath:instancePath+"/mostDays",schemaPath:"#/properties/mostDays/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"};
if(vErrors === null){
vErrors = [err48];
}
else {
vErrors.push(err48);
}
errors++;
}
}
}
if(data.precision !== undefined){
let data20 = data.precision;
if(!((typeof data20 == "number") && (!(data20 % 1) && !isNaN(data20)))){
const err49 = {instancePath:instancePath+"/precision",schemaPath:"#/properties/precision/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err49];
}
else {
vErrors.push(err49);
}
errors++;
}
if(typeof data20 == "number"){
if(data20 > 20 || isNaN(data20)){
const err50 = {instancePath:instancePath+"/precision",schemaPath:"#/properties/precision/maximum",keyword:"maximum",params:{comparison: "<=", limit: 20},message:"must be <= 20"};
if(vErrors === null){
vErrors = [err50];
}
else {
vErrors.push(err50);
}
errors++;
}
if(data20 < 1 || isNaN(data20)){
const err51 = {instancePath:instancePath+"/precision",schemaPath:"#/properties/precision/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"};
if(vErrors === null){
vErrors = [err51];
}
else {
vErrors.push(err51);
}
errors++;
}
}
}
if(data.scale !== undefined){
let data21 = data.scale;
if(!((typeof data21 == "number") && (!(data21 % 1) && !isNaN(data21)))){
const err52 = {instancePath:instancePath+"/scale",schemaPath:"#/properties/scale/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err52];
}
else {
vErrors.push(err52);
}
errors++;
}
if(typeof data21 == "number"){
if(data21 > 6 || isNaN(data21)){
const err53 = {instancePath:instancePath+"/scale",schemaPath:"#/properties/scale/maximum",keyword:"maximum",params:{comparison: "<=", limit: 6},message:"must be <= 6"};
if(vErrors === null){
vErrors = [err53];
}
else {
vErrors.push(err53);
}
errors++;
}
if(data21 < 0 || isNaN(data21)){
const err54 = {instancePath:instancePath+"/scale",schemaPath:"#/properties/scale/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"};
if(vErrors === null){
vErrors = [err54];
}
else {
vErrors.push(err54);
}
errors++;
}
}
}
if(data.pattern !== undefined){
if(typeof data.pattern !== "string"){
const err55 = {instancePath:instancePath+"/pattern",schemaPath:"#/properties/pattern/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err55];
}
else {
vErrors.push(err55);
}
errors++;
}
}
if(data.messages !== undefined){
let data23 = data.messages;
if(data23 && typeof data23 == "object" && !Array.isArray(data23)){
for(const key2 in data23){
if(!(((((((key2 === "required") || (key2 === "pattern")) || (key2 === "length")) || (key2 === "minLength")) || (key2 === "range")) || (key2 === "unique")) || (key2 === "format"))){
const err56 = {instancePath:instancePath+"/messages",schemaPath:"#/properties/messages/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key2},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err56];
}
else {
vErrors.push(err56);
}
errors++;
}
}
if(data23.required !== undefined){
if(typeof data23.required !== "string"){
const err57 = {instancePath:instancePath+"/messages/required",schemaPath:"#/properties/messages/properties/required/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err57];
}
else {
vErrors.push(err57);
}
errors++;
}
}
if(data23.pattern !== undefined){
if(typeof data23.pattern !== "string"){
const err58 = {instancePath:instancePath+"/messages/pattern",schemaPath:"#/properties/messages/properties/pattern/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err58];
}
else {
vErrors.push(err58);
}
errors++;
}
}
if(data23.length !== undefined){
if(typeof data23.length !== "string"){
const err59 = {instancePath:instancePath+"/messages/length",schemaPath:"#/properties/messages/properties/length/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err59];
}
else {
vErrors.push(err59);
}
errors++;
}
}
if(data23.minLength !== undefined){
if(typeof data23.minLength !== "string"){
const err60 = {instancePath:instancePath+"/messages/minLength",schemaPath:"#/properties/messages/properties/minLength/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err60];
}
else {
vErrors.push(err60);
}
errors++;
}
}
if(data23.range !== undefined){
if(typeof data23.range !== "string"){
const err61 = {instancePath:instancePath+"/messages/range",schemaPath:"#/properties/messages/properties/range/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err61];
}
else {
vErrors.push(err61);
}
errors++;
}
}
if(data23.unique !== undefined){
if(typeof data23.unique !== "string"){
const err62 = {instancePath:instancePath+"/messages/unique",schemaPath:"#/properties/messages/properties/unique/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err62];
}
else {
vErrors.push(err62);
}
errors++;
}
}
if(data23.format !== undefined){
if(typeof data23.format !== "string"){
const err63 = {instancePath:instancePath+"/messages/format",schemaPath:"#/properties/messages/properties/format/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err63];
}
else {
vErrors.push(err63);
}
errors++;
}
}
}
else {
const err64 = {instancePath:instancePath+"/messages",schemaPath:"#/properties/messages/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err64];
}
else {
vErrors.push(err64);
}
errors++;
}
}
if(data.dict !== undefined){
if(typeof data.dict !== "string"){
const err65 = {instancePath:instancePath+"/dict",schemaPath:"#/properties/dict/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err65];
}
else {
vErrors.push(err65);
}
errors++;
}
}
if(data.ref !== undefined){
if(typeof data.ref !== "string"){
const err66 = {instancePath:instancePath+"/ref",schemaPath:"#/properties/ref/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err66];
}
else {
vErrors.push(err66);
}
errors++;
}
}
if(data.filter !== undefined){
let data33 = data.filter;
if(typeof data33 === "string"){
if(func2(data33) > 2000){
const err67 = {instancePath:instancePath+"/filter",schemaPath:"#/definitions/Condition/maxLength",keyword:"maxLength",params:{limit: 2000},message:"must NOT have more than 2000 characters"};
if(vErrors === null){
vErrors = [err67];
}
else {
vErrors.push(err67);
}
errors++;
}
if(func2(data33) < 1){
const err68 = {instancePath:instancePath+"/filter",schemaPath:"#/definitions/Condition/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err68];
}
else {
vErrors.push(err68);
}
errors++;
}
}
else {
const err69 = {instancePath:instancePath+"/filter",schemaPath:"#/definitions/Condition/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err69];
}
else {
vErrors.push(err69);
}
errors++;
}
}
if(data.tree !== undefined){
let data34 = data.tree;
if(data34 && typeof data34 == "object" && !Array.isArray(data34)){
if(data34.by === undefined){
const err70 = {instancePath:instancePath+"/tree",schemaPath:"#/properties/tree/required",keyword:"required",params:{missingProperty: "by"},message:"must have required property '"+"by"+"'"};
if(vErrors === null){
vErrors = [err70];
}
else {
vErrors.push(err70);
}
errors++;
}
for(const key3 in data34){
if(!((key3 === "by") || (key3 === "count"))){
const err71 = {instancePath:instancePath+"/tree",schemaPath:"#/properties/tree/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key3},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err71];
}
else {
vErrors.push(err71);
}
errors++;
}
}
if(data34.by !== undefined){
let data35 = data34.by;
if(Array.isArray(data35)){
if(data35.length > 4){
const err72 = {instancePath:instancePath+"/tree/by",schemaPath:"#/properties/tree/properties/by/maxItems",keyword:"maxItems",params:{limit: 4},message:"must NOT have more than 4 items"};
if(vErrors === null){
vErrors = [err72];
}
else {
vErrors.push(err72);
}
errors++;
}
if(data35.length < 1){
const err73 = {instancePath:instancePath+"/tree/by",schemaPath:"#/properties/tree/properties/by/minItems",keyword:"minItems",params:{limit: 1},message:"must NOT have fewer than 1 items"};
if(vErrors === null){
vErrors = [err73];
}
else {
vErrors.push(err73);
}
errors++;
}
const len0 = data35.length;
for(let i0=0; i0<len0; i0++){
let data36 = data35[i0];
if(typeof data36 === "string"){
if(!pattern2.test(data36)){
const err74 = {instancePath:instancePath+"/tree/by/" + i0,schemaPath:"#/definitions/FieldName/pattern",keyword:"pattern",params:{pattern: "^[A-Z][A-Za-z0-9]{0,40}$"},message:"must match pattern \""+"^[A-Z][A-Za-z0-9]{0,40}$"+"\""};
if(vErrors === null){
vErrors = [err74];
}
else {
vErrors.push(err74);
}
errors++;
}
}
else {
const err75 = {instancePath:instancePath+"/tree/by/" + i0,schemaPath:"#/definitions/FieldName/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err75];
}
else {
vErrors.push(err75);
}
errors++;
}
}
let i1 = data35.length;
let j0;
if(i1 > 1){
outer0:
for(;i1--;){
for(j0 = i1; j0--;){
if(func0(data35[i1], data35[j0])){
const err76 = {instancePath:instancePath+"/tree/by",schemaPath:"#/properties/tree/properties/by/uniqueItems",keyword:"uniqueItems",params:{i: i1, j: j0},message:"must NOT have duplicate items (items ## "+j0+" and "+i1+" are identical)"};
if(vErrors === null){
vErrors = [err76];
}
else {
vErrors.push(err76);
}
errors++;
break outer0;
}
}
}
}
}
else {
const err77 = {instancePath:instancePath+"/tree/by",schemaPath:"#/properties/tree/properties/by/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err77];
}
else {
vErrors.push(err77);
}
errors++;
}
}
if(data34.count !== undefined){
let data37 = data34.count;
if(typeof data37 === "string"){
if(!pattern2.test(data37)){
const err78 = {instancePath:instancePath+"/tree/count",schemaPath:"#/definitions/FieldName/pattern",keyword:"pattern",params:{pattern: "^[A-Z][A-Za-z0-9]{0,40}$"},message:"must match pattern \""+"^[A-Z][A-Za-z0-9]{0,40}$"+"\""};
if(vErrors === null){
vErrors = [err78];
}
else {
vErrors.push(err78);
}
errors++;
}
}
else {
const err79 = {instancePath:instancePath+"/tree/count",schemaPath:"#/definitions/FieldName/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err79];
}
else {
vErrors.push(err79);
}
errors++;
}
}
}
else {
const err80 = {instancePath:instancePath+"/tree",schemaPath:"#/properties/tree/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err80];
}
else {
vErrors.push(err80);
}
errors++;
}
}
if(data.of !== undefined){
if(typeof data.of !== "string"){
const err81 = {instancePath:instancePath+"/of",schemaPath:"#/properties/of/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err81];
}
else {
vErrors.push(err81);
}
errors++;
}
}
if(data.by !== undefined){
if(typeof data.by !== "string"){
const err82 = {instancePath:instancePath+"/by",schemaPath:"#/properties/by/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err82];
}
else {
vErrors.push(err82);
}
errors++;
}
}
if(data.where !== undefined){
let data40 = data.where;
if(data40 && typeof data40 == "object" && !Array.isArray(data40)){
if(Object.keys(data40).length < 1){
const err83 = {instancePath:instancePath+"/where",schemaPath:"#/properties/where/minProperties",keyword:"minProperties",params:{limit: 1},message:"must NOT have fewer than 1 properties"};
if(vErrors === null){
vErrors = [err83];
}
else {
vErrors.push(err83);
}
errors++;
}
for(const key4 in data40){
const _errs97 = errors;
if(typeof key4 === "string"){
if(!pattern2.test(key4)){
const err84 = {instancePath:instancePath+"/where",schemaPath:"#/definitions/FieldName/pattern",keyword:"pattern",params:{pattern: "^[A-Z][A-Za-z0-9]{0,40}$"},message:"must match pattern \""+"^[A-Z][A-Za-z0-9]{0,40}$"+"\"",propertyName:key4};
if(vErrors === null){
vErrors = [err84];
}
else {
vErrors.push(err84);
}
errors++;
}
}
else {
const err85 = {instancePath:instancePath+"/where",schemaPath:"#/definitions/FieldName/type",keyword:"type",params:{type: "string"},message:"must be string",propertyName:key4};
if(vErrors === null){
vErrors = [err85];
}
else {
vErrors.push(err85);
}
errors++;
}
var valid16 = _errs97 === errors;
if(!valid16){
const err86 = {instancePath:instancePath+"/where",schemaPath:"#/properties/where/propertyNames",keyword:"propertyNames",params:{propertyName: key4},message:"property name must be valid"};
if(vErrors === null){
vErrors = [err86];
}
else {
vErrors.push(err86);
}
errors++;
}
}
for(const key5 in data40){
let data41 = data40[key5];
if(typeof data41 === "string"){
if(!pattern5.test(data41)){
const err87 = {instancePath:instancePath+"/where/" + key5.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/properties/where/additionalProperties/pattern",keyword:"pattern",params:{pattern: "^[A-Za-z0-9_]{1,40}$"},message:"must match pattern \""+"^[A-Za-z0-9_]{1,40}$"+"\""};
if(vErrors === null){
vErrors = [err87];
}
else {
vErrors.push(err87);
}
errors++;
}
}
else {
const err88 = {instancePath:instancePath+"/where/" + key5.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/properties/where/additionalProperties/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err88];
}
else {
vErrors.push(err88);
}
errors++;
}
}
}
else {
const err89 = {instancePath:instancePath+"/where",schemaPath:"#/properties/where/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err89];
}
else {
vErrors.push(err89);
}
errors++;
}
}
if(data.mine !== undefined){
let data42 = data.mine;
const _errs104 = errors;
let valid19 = false;
let passing1 = null;
const _errs105 = errors;
if(true !== data42){
const err90 = {instancePath:instancePath+"/mine",schemaPath:"#/properties/mine/oneOf/0/const",keyword:"const",params:{allowedValue: true},message:"must be equal to constant"};
if(vErrors === null){
vErrors = [err90];
}
else {
vErrors.push(err90);
}
errors++;
}
var _valid1 = _errs105 === errors;
if(_valid1){
valid19 = true;
passing1 = 0;
}
const _errs106 = errors;
if(typeof data42 === "string"){
if(!pattern2.test(data42)){
const err91 = {instancePath:instancePath+"/mine",schemaPath:"#/definitions/FieldName/pattern",keyword:"pattern",params:{pattern: "^[A-Z][A-Za-z0-9]{0,40}$"},message:"must match pattern \""+"^[A-Z][A-Za-z0-9]{0,40}$"+"\""};
if(vErrors === null){
vErrors = [err91];
}
else {
vErrors.push(err91);
}
errors++;
}
}
else {
const err92 = {instancePath:instancePath+"/mine",schemaPath:"#/definitions/FieldName/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err92];
}
else {
vErrors.push(err92);
}
errors++;
}
var _valid1 = _errs106 === errors;
if(_valid1 && valid19){
valid19 = false;
passing1 = [passing1, 1];
}
else {
if(_valid1){
valid19 = true;
passing1 = 1;
}
}
if(!valid19){
const err93 = {instancePath:instancePath+"/mine",schemaPath:"#/properties/mine/oneOf",keyword:"oneOf",params:{passingSchemas: passing1},message:"must match exactly one schema in oneOf"};
if(vErrors === null){
vErrors = [err93];
}
else {
vErrors.push(err93);
}
errors++;
}
else {
errors = _errs104;
if(vErrors !== null){
if(_errs104){
vErrors.length = _errs104;
}
else {
vErrors = null;
}
}
}
}
if(data.mean !== undefined){
let data43 = data.mean;
if(typeof data43 === "string"){
if(!pattern2.test(data43)){
const err94 = {instancePath:instancePath+"/mean",schemaPath:"#/definitions/FieldName/pattern",keyword:"pattern",params:{pattern: "^[A-Z][A-Za-z0-9]{0,40}$"},message:"must match pattern \""+"^[A-Z][A-Za-z0-9]{0,40}$"+"\""};
if(vErrors === null){
vErrors = [err94];
}
else {
vErrors.push(err94);
}
errors++;
}
}
else {
const err95 = {instancePath:instancePath+"/mean",schemaPath:"#/definitions/FieldName/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err95];
}
else {
vErrors.push(err95);
}
errors++;
}
}
if(data.pick !== undefined){
let data44 = data.pick;
if(typeof data44 === "string"){
if(!pattern2.test(data44)){
const err96 = {instancePath:instancePath+"/pick",schemaPath:"#/definitions/FieldName/pattern",keyword:"pattern",params:{pattern: "^[A-Z][A-Za-z0-9]{0,40}$"},message:"must match pattern \""+"^[A-Z][A-Za-z0-9]{0,40}$"+"\""};
if(vErrors === null){
vErrors = [err96];
}
else {
vErrors.push(err96);
}
errors++;
}
}
else {
const err97 = {instancePath:instancePath+"/pick",schemaPath:"#/definitions/FieldName/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err97];
}
else {
vErrors.push(err97);
}
errors++;
}
}
if(data.fields !== undefined){
let data45 = data.fields;
if(data45 && typeof data45 == "object" && !Array.isArray(data45)){
for(const key6 in data45){
const _errs117 = errors;
if(typeof key6 === "string"){
if(!pattern2.test(key6)){
const err98 = {instancePath:instancePath+"/fields",schemaPath:"#/definitions/FieldName/pattern",keyword:"pattern",params:{pattern: "^[A-Z][A-Za-z0-9]{0,40}$"},message:"must match pattern \""+"^[A-Z][A-Za-z0-9]{0,40}$"+"\"",propertyName:key6};
if(vErrors === null){
vErrors = [err98];
}
else {
vErrors.push(err98);
}
errors++;
}
}
else {
const err99 = {instancePath:instancePath+"/fields",schemaPath:"#/definitions/FieldName/type",keyword:"type",params:{type: "string"},message:"must be string",propertyName:key6};
if(vErrors === null){
vErrors = [err99];
}
else {
vErrors.push(err99);
}
errors++;
}
var valid23 = _errs117 === errors;
if(!valid23){
const err100 = {instancePath:instancePath+"/fields",schemaPath:"#/properties/fields/propertyNames",keyword:"propertyNames",params:{propertyName: key6},message:"property name must be valid"};
if(vErrors === null){
vErrors = [err100];
}
else {
vErrors.push(err100);
}
errors++;
}
}
for(const key7 in data45){
if(!(validate12(data45[key7], {instancePath:instancePath+"/fields/" + key7.replace(/~/g, "~0").replace(/\//g, "~1"),parentData:data45,parentDataProperty:key7,rootData}))){
vErrors = vErrors === null ? validate12.errors : vErrors.concat(validate12.errors);
errors = vErrors.length;
}
}
}
else {
const err101 = {instancePath:instancePath+"/fields",schemaPath:"#/properties/fields/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err101];
}
else {
vErrors.push(err101);
}
errors++;
}
}
if(data.kinds !== undefined){
let data47 = data.kinds;
if(Array.isArray(data47)){
const len1 = data47.length;
for(let i2=0; i2<len1; i2++){
let data48 = data47[i2];
if(typeof data48 === "string"){
if(!pattern10.test(data48)){
const err102 = {instancePath:instancePath+"/kinds/" + i2,schemaPath:"#/properties/kinds/items/pattern",keyword:"pattern",params:{pattern: "^[a-z0-9]{2,5}$"},message:"must match pattern \""+"^[a-z0-9]{2,5}$"+"\""};
if(vErrors === null){
vErrors = [err102];
}
else {
vErrors.push(err102);
}
errors++;
}
}
else {
const err103 = {instancePath:instancePath+"/kinds/" + i2,schemaPath:"#/properties/kinds/items/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err103];
}
else {
vErrors.push(err103);
}
errors++;
}
}
}
else {
const err104 = {instancePath:instancePath+"/kinds",schemaPath:"#/properties/kinds/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err104];
}
else {
vErrors.push(err104);
}
errors++;
}
}
if(data.maxMB !== undefined){
let data49 = data.maxMB;
if(typeof data49 == "number"){
if(data49 <= 0 || isNaN(data49)){
const err105 = {instancePath:instancePath+"/maxMB",schemaPath:"#/properties/maxMB/exclusiveMinimum",keyword:"exclusiveMinimum",params:{comparison: ">", limit: 0},message:"must be > 0"};
if(vErrors === null){
vErrors = [err105];
}
else {
vErrors.push(err105);
}
errors++;
}
}
else {
const err106 = {instancePath:instancePath+"/maxMB",schemaPath:"#/properties/maxMB/type",keyword:"type",params:{type: "number"},message:"must be number"};
if(vErrors === null){
vErrors = [err106];
}
else {
vErrors.push(err106);
}
errors++;
}
}
if(data.unique !== undefined){
if(typeof data.unique !== "boolean"){
const err107 = {instancePath:instancePath+"/unique",schemaPath:"#/properties/unique/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
if(vErrors === null){
vErrors = [err107];
}
else {
vErrors.push(err107);
}
errors++;
}
}
if(data.index !== undefined){
if(typeof data.index !== "boolean"){
const err108 = {instancePath:instancePath+"/index",schemaPath:"#/properties/index/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
if(vErrors === null){
vErrors = [err108];
}
else {
vErrors.push(err108);
}
errors++;
}
}
if(data.readonly !== undefined){
if(typeof data.readonly !== "boolean"){
const err109 = {instancePath:instancePath+"/readonly",schemaPath:"#/properties/readonly/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
if(vErrors === null){
vErrors = [err109];
}
else {
vErrors.push(err109);
}
errors++;
}
}
if(data.secret !== undefined){
if(typeof data.secret !== "boolean"){
const err110 = {instancePath:instancePath+"/secret",schemaPath:"#/properties/secret/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
if(vErrors === null){
vErrors = [err110];
}
else {
vErrors.push(err110);
}
errors++;
}
}
if(data.mask !== undefined){
let data54 = data.mask;
if(!((((((data54 === "idcard") || (data54 === "phone")) || (data54 === "email")) || (data54 === "bank")) || (data54 === "name")) || (data54 === "all"))){
const err111 = {instancePath:instancePath+"/mask",schemaPath:"#/properties/mask/enum",keyword:"enum",params:{allowedValues: schema13.properties.mask.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err111];
}
else {
vErrors.push(err111);
}
errors++;
}
}
if(data.read !== undefined){
let data55 = data.read;
if(Array.isArray(data55)){
const len2 = data55.length;
for(let i3=0; i3<len2; i3++){
if(typeof data55[i3] !== "string"){
const err112 = {instancePath:instancePath+"/read/" + i3,schemaPath:"#/properties/read/items/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err112];
}
else {
vErrors.push(err112);
}
errors++;
}
}
}
else {
const err113 = {instancePath:instancePath+"/read",schemaPath:"#/properties/read/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err113];
}
else {
vErrors.push(err113);
}
errors++;
}
}
if(data.write !== undefined){
let data57 = data.write;
if(Array.isArray(data57)){
const len3 = data57.length;
for(let i4=0; i4<len3; i4++){
if(typeof data57[i4] !== "string"){
const err114 = {instancePath:instancePath+"/write/" + i4,schemaPath:"#/properties/write/items/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err114];
}
else {
vErrors.push(err114);
}
errors++;
}
}
}
else {
const err115 = {instancePath:instancePath+"/write",schemaPath:"#/properties/write/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err115];
}
else {
vErrors.push(err115);
}
errors++;
}
}
if(data.under !== undefined){
let data59 = data.under;
if(typeof data59 === "string"){
if(!pattern2.test(data59)){
const err116 = {instancePath:instancePath+"/under",schemaPath:"#/definitions/FieldName/pattern",keyword:"pattern",params:{pattern: "^[A-Z][A-Za-z0-9]{0,40}$"},message:"must match pattern \""+"^[A-Z][A-Za-z0-9]{0,40}$"+"\""};
if(vErrors === null){
vErrors = [err116];
}
else {
vErrors.push(err116);
}
errors++;
}
}
else {
const err117 = {instancePath:instancePath+"/under",schemaPath:"#/definitions/FieldName/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err117];
}
else {
vErrors.push(err117);
}
errors++;
}
}
if(data.after !== undefined){
let data60 = data.after;
if(typeof data60 === "string"){
if(!pattern2.test(data60)){
const err118 = {instancePath:instancePath+"/after",schemaPath:"#/definitions/FieldName/pattern",keyword:"pattern",params:{pattern: "^[A-Z][A-Za-z0-9]{0,40}$"},message:"must match pattern \""+"^[A-Z][A-Za-z0-9]{0,40}$"+"\""};
if(vErrors === null){
vErrors = [err118];
}
else {
vErrors.push(err118);
}
errors++;
}
}
else {
const err119 = {instancePath:instancePath+"/after",schemaPath:"#/definitions/FieldName/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err119];
}
else {
vErrors.push(err119);
}
errors++;
}
}
if(data.around !== undefined){
let data61 = data.around;
if(typeof data61 === "string"){
if(!pattern2.test(data61)){
const err120 = {instancePath:instancePath+"/around",schemaPath:"#/definitions/FieldName/pattern",keyword:"pattern",params:{pattern: "^[A-Z][A-Za-z0-9]{0,40}$"},message:"must match pattern \""+"^[A-Z][A-Za-z0-9]{0,40}$"+"\""};
if(vErrors === null){
vErrors = [err120];
}
else {
vErrors.push(err120);
}
errors++;
}
}
else {
const err121 = {instancePath:instancePath+"/around",schemaPath:"#/definitions/FieldName/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err121];
}
else {
vErrors.push(err121);
}
errors++;
}
}
if(data.remote !== undefined){
if(typeof data.remote !== "boolean"){
const err122 = {instancePath:instancePath+"/remote",schemaPath:"#/properties/remote/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
if(vErrors === null){
vErrors = [err122];
}
else {
vErrors.push(err122);
}
errors++;
}
}
if(data.ratio !== undefined){
let data63 = data.ratio;
if(typeof data63 === "string"){
if(!pattern14.test(data63)){
const err123 = {instancePath:instancePath+"/ratio",schemaPath:"#/properties/ratio/pattern",keyword:"pattern",params:{pattern: "^[1-9][0-9]?:[1-9][0-9]?$"},message:"must match pattern \""+"^[1-9][0-9]?:[1-9][0-9]?$"+"\""};
if(vErrors === null){
vErrors = [err123];
}
else {
vErrors.push(err123);
}
errors++;
}
}
else {
const err124 = {instancePath:instancePath+"/ratio",schemaPath:"#/properties/ratio/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err124];
}
else {
vErrors.push(err124);
}
errors++;
}
}
if(data.minWidth !== undefined){
let data64 = data.minWidth;
if(!((typeof data64 == "number") && (!(data64 % 1) && !isNaN(data64)))){
const err125 = {instancePath:instancePath+"/minWidth",schemaPath:"#/properties/minWidth/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err125];
}
else {
vErrors.push(err125);
}
errors++;
}
if(typeof data64 == "number"){
if(data64 > 10000 || isNaN(data64)){
const err126 = {instancePath:instancePath+"/minWidth",schemaPath:"#/properties/minWidth/maximum",keyword:"maximum",params:{comparison: "<=", limit: 10000},message:"must be <= 10000"};
if(vErrors === null){
vErrors = [err126];
}
else {
vErrors.push(err126);
}
errors++;
}
if(data64 < 1 || isNaN(data64)){
const err127 = {instancePath:instancePath+"/minWidth",schemaPath:"#/properties/minWidth/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"};
if(vErrors === null){
vErrors = [err127];
}
else {
vErrors.push(err127);
}
errors++;
}
}
}
if(data.unit !== undefined){
let data65 = data.unit;
if(typeof data65 === "string"){
if(func2(data65) > 10){
const err128 = {instancePath:instancePath+"/unit",schemaPath:"#/properties/unit/maxLength",keyword:"maxLength",params:{limit: 10},message:"must NOT have more than 10 characters"};
if(vErrors === null){
vErrors = [err128];
}
else {
vErrors.push(err128);
}
errors++;
}
if(func2(data65) < 1){
const err129 = {instancePath:instancePath+"/unit",schemaPath:"#/properties/unit/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err129];
}
else {
vErrors.push(err129);
}
errors++;
}
}
else {
const err130 = {instancePath:instancePath+"/unit",schemaPath:"#/properties/unit/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err130];
}
else {
vErrors.push(err130);
}
errors++;
}
}
if(data.grouped !== undefined){
if(typeof data.grouped !== "boolean"){
const err131 = {instancePath:instancePath+"/grouped",schemaPath:"#/properties/grouped/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
if(vErrors === null){
vErrors = [err131];
}
else {
vErrors.push(err131);
}
errors++;
}
}
if(data.sum !== undefined){
if(typeof data.sum !== "boolean"){
const err132 = {instancePath:instancePath+"/sum",schemaPath:"#/properties/sum/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
if(vErrors === null){
vErrors = [err132];
}
else {
vErrors.push(err132);
}
errors++;
}
}
if(data.sortable !== undefined){
if(typeof data.sortable !== "boolean"){
const err133 = {instancePath:instancePath+"/sortable",schemaPath:"#/properties/sortable/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
if(vErrors === null){
vErrors = [err133];
}
else {
vErrors.push(err133);
}
errors++;
}
}
if(data.was !== undefined){
let data69 = data.was;
if(typeof data69 === "string"){
if(!pattern2.test(data69)){
const err134 = {instancePath:instancePath+"/was",schemaPath:"#/definitions/FieldName/pattern",keyword:"pattern",params:{pattern: "^[A-Z][A-Za-z0-9]{0,40}$"},message:"must match pattern \""+"^[A-Z][A-Za-z0-9]{0,40}$"+"\""};
if(vErrors === null){
vErrors = [err134];
}
else {
vErrors.push(err134);
}
errors++;
}
}
else {
const err135 = {instancePath:instancePath+"/was",schemaPath:"#/definitions/FieldName/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err135];
}
else {
vErrors.push(err135);
}
errors++;
}
}
if(data.widget !== undefined){
let data70 = data.widget;
if(!(((((((((((((((data70 === "icon") || (data70 === "month")) || (data70 === "year")) || (data70 === "rating")) || (data70 === "agree")) || (data70 === "cascade")) || (data70 === "signature")) || (data70 === "portrait")) || (data70 === "gallery")) || (data70 === "here")) || (data70 === "countdown")) || (data70 === "scan")) || (data70 === "document")) || (data70 === "days")) || (data70 === "answer"))){
const err136 = {instancePath:instancePath+"/widget",schemaPath:"#/properties/widget/enum",keyword:"enum",params:{allowedValues: schema13.properties.widget.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err136];
}
else {
vErrors.push(err136);
}
errors++;
}
}
if(data.sample !== undefined){
if(typeof data.sample !== "string"){
const err137 = {instancePath:instancePath+"/sample",schemaPath:"#/properties/sample/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err137];
}
else {
vErrors.push(err137);
}
errors++;
}
}
if(data.answer !== undefined){
let data72 = data.answer;
if(data72 && typeof data72 == "object" && !Array.isArray(data72)){
if(data72.by === undefined){
const err138 = {instancePath:instancePath+"/answer",schemaPath:"#/properties/answer/required",keyword:"required",params:{missingProperty: "by"},message:"must have required property '"+"by"+"'"};
if(vErrors === null){
vErrors = [err138];
}
else {
vErrors.push(err138);
}
errors++;
}
if(data72.kinds === undefined){
const err139 = {instancePath:instancePath+"/answer",schemaPath:"#/properties/answer/required",keyword:"required",params:{missingProperty: "kinds"},message:"must have required property '"+"kinds"+"'"};
if(vErrors === null){
vErrors = [err139];
}
else {
vErrors.push(err139);
}
errors++;
}
for(const key8 in data72){
if(!(((key8 === "by") || (key8 === "options")) || (key8 === "kinds"))){
const err140 = {instancePath:instancePath+"/answer",schemaPath:"#/properties/answer/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key8},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err140];
}
else {
vErrors.push(err140);
}
errors++;
}
}
if(data72.by !== undefined){
let data73 = data72.by;
if(typeof data73 === "string"){
if(!pattern2.test(data73)){
const err141 = {instancePath:instancePath+"/answer/by",schemaPath:"#/definitions/FieldName/pattern",keyword:"pattern",params:{pattern: "^[A-Z][A-Za-z0-9]{0,40}$"},message:"must match pattern \""+"^[A-Z][A-Za-z0-9]{0,40}$"+"\""};
if(vErrors === null){
vErrors = [err141];
}
else {
vErrors.push(err141);
}
errors++;
}
}
else {
const err142 = {instancePath:instancePath+"/answer/by",schemaPath:"#/definitions/FieldName/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err142];
}
else {
vErrors.push(err142);
}
errors++;
}
}
if(data72.options !== undefined){
let data74 = data72.options;
if(typeof data74 === "string"){
if(!pattern2.test(data74)){
const err143 = {instancePath:instancePath+"/answer/options",schemaPath:"#/definitions/FieldName/pattern",keyword:"pattern",params:{pattern: "^[A-Z][A-Za-z0-9]{0,40}$"},message:"must match pattern \""+"^[A-Z][A-Za-z0-9]{0,40}$"+"\""};
if(vErrors === null){
vErrors = [err143];
}
else {
vErrors.push(err143);
}
errors++;
}
}
else {
const err144 = {instancePath:instancePath+"/answer/options",schemaPath:"#/definitions/FieldName/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err144];
}
else {
vErrors.push(err144);
}
errors++;
}
}
if(data72.kinds !== undefined){
let data75 = data72.kinds;
if(data75 && typeof data75 == "object" && !Array.isArray(data75)){
if(Object.keys(data75).length < 1){
const err145 = {instancePath:instancePath+"/answer/kinds",schemaPath:"#/properties/answer/properties/kinds/minProperties",keyword:"minProperties",params:{limit: 1},message:"must NOT have fewer than 1 properties"};
if(vErrors === null){
vErrors = [err145];
}
else {
vErrors.push(err145);
}
errors++;
}
for(const key9 in data75){
const _errs185 = errors;
if(typeof key9 === "string"){
if(!pattern5.test(key9)){
const err146 = {instancePath:instancePath+"/answer/kinds",schemaPath:"#/properties/answer/properties/kinds/propertyNames/pattern",keyword:"pattern",params:{pattern: "^[A-Za-z0-9_]{1,40}$"},message:"must match pattern \""+"^[A-Za-z0-9_]{1,40}$"+"\"",propertyName:key9};
if(vErrors === null){
vErrors = [err146];
}
else {
vErrors.push(err146);
}
errors++;
}
}
var valid39 = _errs185 === errors;
if(!valid39){
const err147 = {instancePath:instancePath+"/answer/kinds",schemaPath:"#/properties/answer/properties/kinds/propertyNames",keyword:"propertyNames",params:{propertyName: key9},message:"property name must be valid"};
if(vErrors === null){
vErrors = [err147];
}
else {
vErrors.push(err147);
}
errors++;
}
}
for(const key10 in data75){
let data76 = data75[key10];
if(!(((((data76 === "one") || (data76 === "several")) || (data76 === "judge")) || (data76 === "blanks")) || (data76 === "text"))){
const err148 = {instancePath:instancePath+"/answer/kinds/" + key10.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/properties/answer/properties/kinds/additionalProperties/enum",keyword:"enum",params:{allowedValues: schema13.properties.answer.properties.kinds.additionalProperties.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err148];
}
else {
vErrors.push(err148);
}
errors++;
}
}
}
else {
const err149 = {instancePath:instancePath+"/answer/kinds",schemaPath:"#/properties/answer/properties/kinds/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err149];
}
else {
vErrors.push(err149);
}
errors++;
}
}
}
else {
const err150 = {instancePath:instancePath+"/answer",schemaPath:"#/properties/answer/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err150];
}
else {
vErrors.push(err150);
}
errors++;
}
}
if(data.counts !== undefined){
let data77 = data.counts;
if(typeof data77 === "string"){
if(func2(data77) > 2000){
const err151 = {instancePath:instancePath+"/counts",schemaPath:"#/definitions/Condition/maxLength",keyword:"maxLength",params:{limit: 2000},message:"must NOT have more than 2000 characters"};
if(vErrors === null){
vErrors = [err151];
}
else {
vErrors.push(err151);
}
errors++;
}
if(func2(data77) < 1){
const err152 = {instancePath:instancePath+"/counts",schemaPath:"#/definitions/Condition/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err152];
}
else {
vErrors.push(err152);
}
errors++;
}
}
else {
const err153 = {instancePath:instancePath+"/counts",schemaPath:"#/definitions/Condition/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err153];
}
else {
vErrors.push(err153);
}
errors++;
}
}
if(data.near !== undefined){
let data78 = data.near;
if(data78 && typeof data78 == "object" && !Array.isArray(data78)){
if(data78.place === undefined){
const err154 = {instancePath:instancePath+"/near",schemaPath:"#/properties/near/required",keyword:"required",params:{missingProperty: "place"},message:"must have required property '"+"place"+"'"};
if(vErrors === null){
vErrors = [err154];
}
else {
vErrors.push(err154);
}
errors++;
}
if(data78.radius === undefined){
const err155 = {instancePath:instancePath+"/near",schemaPath:"#/properties/near/required",keyword:"required",params:{missingProperty: "radius"},message:"must have required property '"+"radius"+"'"};
if(vErrors === null){
vErrors = [err155];
}
else {
vErrors.push(err155);
}
errors++;
}
for(const key11 in data78){
if(!((key11 === "place") || (key11 === "radius"))){
const err156 = {instancePath:instancePath+"/near",schemaPath:"#/properties/near/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key11},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err156];
}
else {
vErrors.push(err156);
}
errors++;
}
}
if(data78.place !== undefined){
let data79 = data78.place;
if(typeof data79 === "string"){
if(!pattern2.test(data79)){
const err157 = {instancePath:instancePath+"/near/place",schemaPath:"#/definitions/FieldName/pattern",keyword:"pattern",params:{pattern: "^[A-Z][A-Za-z0-9]{0,40}$"},message:"must match pattern \""+"^[A-Z][A-Za-z0-9]{0,40}$"+"\""};
if(vErrors === null){
vErrors = [err157];
}
else {
vErrors.push(err157);
}
errors++;
}
}
else {
const err158 = {instancePath:instancePath+"/near/place",schemaPath:"#/definitions/FieldName/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err158];
}
else {
vErrors.push(err158);
}
errors++;
}
}
if(data78.radius !== undefined){
let data80 = data78.radius;
if(typeof data80 === "string"){
if(!pattern2.test(data80)){
const err159 = {instancePath:instancePath+"/near/radius",schemaPath:"#/definitions/FieldName/pattern",keyword:"pattern",params:{pattern: "^[A-Z][A-Za-z0-9]{0,40}$"},message:"must match pattern \""+"^[A-Z][A-Za-z0-9]{0,40}$"+"\""};
if(vErrors === null){
vErrors = [err159];
}
else {
vErrors.push(err159);
}
errors++;
}
}
else {
const err160 = {instancePath:instancePath+"/near/radius",schemaPath:"#/definitions/FieldName/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err160];
}
else {
vErrors.push(err160);
}
errors++;
}
}
}
else {
const err161 = {instancePath:instancePath+"/near",schemaPath:"#/properties/near/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err161];
}
else {
vErrors.push(err161);
}
errors++;
}
}
if(data.terms !== undefined){
let data81 = data.terms;
if(typeof data81 === "string"){
if(func2(data81) > 5000){
const err162 = {instancePath:instancePath+"/terms",schemaPath:"#/properties/terms/maxLength",keyword:"maxLength",params:{limit: 5000},message:"must NOT have more than 5000 characters"};
if(vErrors === null){
vErrors = [err162];
}
else {
vErrors.push(err162);
}
errors++;
}
if(func2(data81) < 1){
const err163 = {instancePath:instancePath+"/terms",schemaPath:"#/properties/terms/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err163];
}
else {
vErrors.push(err163);
}
errors++;
}
}
else {
const err164 = {instancePath:instancePath+"/terms",schemaPath:"#/properties/terms/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err164];
}
else {
vErrors.push(err164);
}
errors++;
}
}
if(data.link !== undefined){
let data82 = data.link;
if(typeof data82 === "string"){
if(func2(data82) > 500){
const err165 = {instancePath:instancePath+"/link",schemaPath:"block.schema.json#/definitions/Address/maxLength",keyword:"maxLength",params:{limit: 500},message:"must NOT have more than 500 characters"};
if(vErrors === null){
vErrors = [err165];
}
else {
vErrors.push(err165);
}
errors++;
}
if(!pattern39.test(data82)){
const err166 = {instancePath:instancePath+"/link",schemaPath:"block.schema.json#/definitions/Address/pattern",keyword:"pattern",params:{pattern: "^(/(?!/)|https?://)"},message:"must match pattern \""+"^(/(?!/)|https?://)"+"\""};
if(vErrors === null){
vErrors = [err166];
}
else {
vErrors.push(err166);
}
errors++;
}
}
else {
const err167 = {instancePath:instancePath+"/link",schemaPath:"block.schema.json#/definitions/Address/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err167];
}
else {
vErrors.push(err167);
}
errors++;
}
}
if(data.width !== undefined){
let data83 = data.width;
if(!((typeof data83 == "number") && (!(data83 % 1) && !isNaN(data83)))){
const err168 = {instancePath:instancePath+"/width",schemaPath:"#/properties/width/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err168];
}
else {
vErrors.push(err168);
}
errors++;
}
if(typeof data83 == "number"){
if(data83 > 600 || isNaN(data83)){
const err169 = {instancePath:instancePath+"/width",schemaPath:"#/properties/width/maximum",keyword:"maximum",params:{comparison: "<=", limit: 600},message:"must be <= 600"};
if(vErrors === null){
vErrors = [err169];
}
else {
vErrors.push(err169);
}
errors++;
}
if(data83 < 40 || isNaN(data83)){
const err170 = {instancePath:instancePath+"/width",schemaPath:"#/properties/width/minimum",keyword:"minimum",params:{comparison: ">=", limit: 40},message:"must be >= 40"};
if(vErrors === null){
vErrors = [err170];
}
else {
vErrors.push(err170);
}
errors++;
}
}
}
if(data.during !== undefined){
let data84 = data.during;
if(data84 && typeof data84 == "object" && !Array.isArray(data84)){
if(data84.from === undefined){
const err171 = {instancePath:instancePath+"/during",schemaPath:"#/properties/during/required",keyword:"required",params:{missingProperty: "from"},message:"must have required property '"+"from"+"'"};
if(vErrors === null){
vErrors = [err171];
}
else {
vErrors.push(err171);
}
errors++;
}
if(data84.to === undefined){
const err172 = {instancePath:instancePath+"/during",schemaPath:"#/properties/during/required",keyword:"required",params:{missingProperty: "to"},message:"must have required property '"+"to"+"'"};
if(vErrors === null){
vErrors = [err172];
}
else {
vErrors.push(err172);
}
errors++;
}
if(data84.begins === undefined){
const err173 = {instancePath:instancePath+"/during",schemaPath:"#/properties/during/required",keyword:"required",params:{missingProperty: "begins"},message:"must have required property '"+"begins"+"'"};
if(vErrors === null){
vErrors = [err173];
}
else {
vErrors.push(err173);
}
errors++;
}
if(data84.ends === undefined){
const err174 = {instancePath:instancePath+"/during",schemaPath:"#/properties/during/required",keyword:"required",params:{missingProperty: "ends"},message:"must have required property '"+"ends"+"'"};
if(vErrors === null){
vErrors = [err174];
}
else {
vErrors.push(err174);
}
errors++;
}
for(const key12 in data84){
if(!((((key12 === "from") || (key12 === "to")) || (key12 === "begins")) || (key12 === "ends"))){
const err175 = {instancePath:instancePath+"/during",schemaPath:"#/properties/during/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key12},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err175];
}
else {
vErrors.push(err175);
}
errors++;
}
}
if(data84.from !== undefined){
let data85 = data84.from;
if(typeof data85 === "string"){
if(!pattern2.test(data85)){
const err176 = {instancePath:instancePath+"/during/from",schemaPath:"#/definitions/FieldName/pattern",keyword:"pattern",params:{pattern: "^[A-Z][A-Za-z0-9]{0,40}$"},message:"must match pattern \""+"^[A-Z][A-Za-z0-9]{0,40}$"+"\""};
if(vErrors === null){
vErrors = [err176];
}
else {
vErrors.push(err176);
}
errors++;
}
}
else {
const err177 = {instancePath:instancePath+"/during/from",schemaPath:"#/definitions/FieldName/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err177];
}
else {
vErrors.push(err177);
}
errors++;
}
}
if(data84.to !== undefined){
let data86 = data84.to;
if(typeof data86 === "string"){
if(!pattern2.test(data86)){
const err178 = {instancePath:instancePath+"/during/to",schemaPath:"#/definitions/FieldName/pattern",keyword:"pattern",params:{pattern: "^[A-Z][A-Za-z0-9]{0,40}$"},message:"must match pattern \""+"^[A-Z][A-Za-z0-9]{0,40}$"+"\""};
if(vErrors === null){
vErrors = [err178];
}
else {
vErrors.push(err178);
}
errors++;
}
}
else {
const err179 = {instancePath:instancePath+"/during/to",schemaPath:"#/definitions/FieldName/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err179];
}
else {
vErrors.push(err179);
}
errors++;
}
}
if(data84.begins !== undefined){
let data87 = data84.begins;
if(typeof data87 === "string"){
if(!pattern2.test(data87)){
const err180 = {instancePath:instancePath+"/during/begins",schemaPath:"#/definitions/FieldName/pattern",keyword:"pattern",params:{pattern: "^[A-Z][A-Za-z0-9]{0,40}$"},message:"must match pattern \""+"^[A-Z][A-Za-z0-9]{0,40}$"+"\""};
if(vErrors === null){
vErrors = [err180];
}
else {
vErrors.push(err180);
}
errors++;
}
}
else {
const err181 = {instancePath:instancePath+"/during/begins",schemaPath:"#/definitions/FieldName/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err181];
}
else {
vErrors.push(err181);
}
errors++;
}
}
if(data84.ends !== undefined){
let data88 = data84.ends;
if(typeof data88 === "string"){
if(!pattern2.test(data88)){
const err182 = {instancePath:instancePath+"/during/ends",schemaPath:"#/definitions/FieldName/pattern",keyword:"pattern",params:{pattern: "^[A-Z][A-Za-z0-9]{0,40}$"},message:"must match pattern \""+"^[A-Z][A-Za-z0-9]{0,40}$"+"\""};
if(vErrors === null){
vErrors = [err182];
}
else {
vErrors.push(err182);
}
errors++;
}
}
else {
const err183 = {instancePath:instancePath+"/during/ends",schemaPath:"#/definitions/FieldName/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err183];
}
else {
vErrors.push(err183);
}
errors++;
}
}
}
else {
const err184 = {instancePath:instancePath+"/during",schemaPath:"#/properties/during/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err184];
}
else {
vErrors.push(err184);
}
errors++;
}
}
if(data.follows !== undefined){
let data89 = data.follows;
if(data89 && typeof data89 == "object" && !Array.isArray(data89)){
if(Object.keys(data89).length < 1){
const err185 = {instancePath:instancePath+"/follows",schemaPath:"#/properties/follows/minProperties",keyword:"minProperties",params:{limit: 1},message:"must NOT have fewer than 1 properties"};
if(vErrors === null){
vErrors = [err185];
}
else {
vErrors.push(err185);
}
errors++;
}
for(const key13 in data89){
if(!(((key13 === "post") || (key13 === "through")) || (key13 === "field"))){
const err186 = {instancePath:instancePath+"/follows",schemaPath:"#/properties/follows/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key13},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err186];
}
else {
vErrors.push(err186);
}
errors++;
}
}
if(data89.post !== undefined){
let data90 = data89.post;
if(typeof data90 === "string"){
if(!pattern5.test(data90)){
const err187 = {instancePath:instancePath+"/follows/post",schemaPath:"#/properties/follows/properties/post/pattern",keyword:"pattern",params:{pattern: "^[A-Za-z0-9_]{1,40}$"},message:"must match pattern \""+"^[A-Za-z0-9_]{1,40}$"+"\""};
if(vErrors === null){
vErrors = [err187];
}
else {
vErrors.push(err187);
}
errors++;
}
}
else {
const err188 = {instancePath:instancePath+"/follows/post",schemaPath:"#/properties/follows/properties/post/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err188];
}
else {
vErrors.push(err188);
}
errors++;
}
}
if(data89.through !== undefined){
let data91 = data89.through;
if(Array.isArray(data91)){
if(data91.length < 1){
const err189 = {instancePath:instancePath+"/follows/through",schemaPath:"#/properties/follows/properties/through/minItems",keyword:"minItems",params:{limit: 1},message:"must NOT have fewer than 1 items"};
if(vErrors === null){
vErrors = [err189];
}
else {
vErrors.push(err189);
}
errors++;
}
const len4 = data91.length;
for(let i5=0; i5<len4; i5++){
let data92 = data91[i5];
if(typeof data92 === "string"){
if(!pattern2.test(data92)){
const err190 = {instancePath:instancePath+"/follows/through/" + i5,schemaPath:"#/definitions/FieldName/pattern",keyword:"pattern",params:{pattern: "^[A-Z][A-Za-z0-9]{0,40}$"},message:"must match pattern \""+"^[A-Z][A-Za-z0-9]{0,40}$"+"\""};
if(vErrors === null){
vErrors = [err190];
}
else {
vErrors.push(err190);
}
errors++;
}
}
else {
const err191 = {instancePath:instancePath+"/follows/through/" + i5,schemaPath:"#/definitions/FieldName/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err191];
}
else {
vErrors.push(err191);
}
errors++;
}
}
let i6 = data91.length;
let j1;
if(i6 > 1){
outer1:
for(;i6--;){
for(j1 = i6; j1--;){
if(func0(data91[i6], data91[j1])){
const err192 = {instancePath:instancePath+"/follows/through",schemaPath:"#/properties/follows/properties/through/uniqueItems",keyword:"uniqueItems",params:{i: i6, j: j1},message:"must NOT have duplicate items (items ## "+j1+" and "+i6+" are identical)"};
if(vErrors === null){
vErrors = [err192];
}
else {
vErrors.push(err192);
}
errors++;
break outer1;
}
}
}
}
}
else {
const err193 = {instancePath:instancePath+"/follows/through",schemaPath:"#/properties/follows/properties/through/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err193];
}
else {
vErrors.push(err193);
}
errors++;
}
}
if(data89.field !== undefined){
let data93 = data89.field;
if(typeof data93 === "string"){
if(!pattern2.test(data93)){
const err194 = {instancePath:instancePath+"/follows/field",schemaPath:"#/definitions/FieldName/pattern",keyword:"pattern",params:{pattern: "^[A-Z][A-Za-z0-9]{0,40}$"},message:"must match pattern \""+"^[A-Z][A-Za-z0-9]{0,40}$"+"\""};
if(vErrors === null){
vErrors = [err194];
}
else {
vErrors.push(err194);
}
errors++;
}
}
else {
const err195 = {instancePath:instancePath+"/follows/field",schemaPath:"#/definitions/FieldName/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err195];
}
else {
vErrors.push(err195);
}
errors++;
}
}
}
else {
const err196 = {instancePath:instancePath+"/follows",schemaPath:"#/properties/follows/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err196];
}
else {
vErrors.push(err196);
}
errors++;
}
}
}
else {
const err197 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err197];
}
else {
vErrors.push(err197);
}
errors++;
}
validate12.errors = vErrors;
return errors === 0;
}

const schema215 = {"$schema":"http://json-schema.org/draft-07/schema#","$id":"action.schema.json","title":"ActionFile","description":"What one EnCode does to an entity. The server decides by this whether the caller's grant, the row's state and the row's scope allow it; the browser shows the button by the same text.","type":"object","additionalProperties":false,"required":["title","verb"],"properties":{"title":{"type":"string","minLength":1,"maxLength":20},"verb":{"title":"Verb","enum":["add","edit","save","delete","view","set","toggle","import","template","export","print","open","plain","submit","withdraw","approve","reject","back","transfer","urge","void","trace","handler"],"description":"add..set: engine verbs. toggle: see `toggle` (save: add or edit in one, a draft may leave required fields of a flow entity empty). submit..trace: approval verbs (entity must have a flow). open: goes to url. plain: grants unmasked reading. handler: code in server/modules."},"when":{"$ref":"field.schema.json#/definitions/Condition","description":"Guard over row and me. False: hidden in the browser, refused by the server."},"batch":{"enum":[true,false,"all"],"description":"May run on several rows in one call; each row is judged by itself. all: also on every row that matches a list's filters, as a task with progress; a handler is then called once a row."},"table":{"type":"boolean","description":"Runs on no row (toolbar)."},"draft":{"type":"boolean","description":"save: what is required may still be missing, and the form stays open. Always so for an entity with a flow."},"set":{"type":"object","description":"verb set, add, edit, save and import with `pack` (and submit, approve when the last node agreed): field -> formula over row, me, params, now().","propertyNames":{"$ref":"field.schema.json#/definitions/FieldName"},"additionalProperties":{"$ref":"field.schema.json#/definitions/Condition"}},"toggle":{"$ref":"field.schema.json#/definitions/FieldName","description":"verb toggle: field with \"mine\". On: the caller gets a row of that field's entity that names this row; off: the row is gone. A like, a favourite."},"fields":{"type":"array","items":{"type":"string"},"description":"add, edit: the only fields that may be written through this EnCode. Absent: every writable field."},"params":{"type":"object","description":"Asked for in a dialog before the call.","propertyNames":{"$ref":"field.schema.json#/definitions/FieldName"},"additionalProperties":{"$ref":"field.schema.json"}},"confirm":{"type":"string","maxLength":120},"success":{"type":"string","maxLength":40},"window":{"title":"ActionWindow","description":"When the action may run, whatever the row says. Outside of it the button stays and says from when to when; the server refuses. An end that gives no value is open.","type":"object","additionalProperties":false,"minProperties":1,"properties":{"from":{"$ref":"field.schema.json#/definitions/Condition","description":"Formula of a date or time: a field such as row.StartTime, or a text such as '2026-09-01 08:00:00'."},"to":{"$ref":"field.schema.json#/definitions/Condition","description":"As from; a date without a time counts to its end."}}},"refuse":{"type":"string","maxLength":120,"description":"Text of the refusal when the guard is false."},"page":{"type":"string","description":"add, edit, view: page file that is opened instead of the list's own form or detail."},"template":{"type":"string","pattern":"^[A-Z][A-Z0-9]{0,9}$","description":"print: code of the print template whose documents of the rows the server makes into one PDF for the browser."},"document":{"type":"string","minLength":1,"maxLength":20,"description":"export: what a document is called that code in server/modules makes of one row, in place of a table, as a task in the background. Nothing is asked."},"open":{"enum":["drawer","page","tab"],"description":"Where add, edit and view open. Default drawer."},"url":{"type":"string","description":"open: in-app route or http address; {Field} is replaced by the row's encoded value, {Field*} by those of all chosen rows with commas between them. {Field} alone is the row's own address, which opens only if it is safe."},"urlOfAll":{"type":"string","pattern":"^/(?!/)[^{]*\\{match\\}[^{]*$","maxLength":200,"description":"open with batch all: in-app route for every row that matches a list's filters; {match} is replaced by what they match, as a page of the kind batch takes it in its query under the name match."},"next":{"type":"string","pattern":"^/(?!/)","maxLength":200,"description":"set, handler and approval verbs: in-app route to go to when it succeeded; {Field} is replaced by the row's encoded value."},"shows":{"title":"ActionShows","description":"handler: what it answered is shown once, each value with a button that copies it. The answer is an object, or has objects as Items, which are shown as lines; a value that begins with / is an address of this site and shown whole.","type":"array","minItems":1,"maxItems":6,"items":{"title":"ShownValue","type":"object","additionalProperties":false,"required":["field","title"],"properties":{"field":{"type":"string","minLength":1},"title":{"type":"string","minLength":1,"maxLength":20}}}},"danger":{"type":"boolean"},"pack":{"title":"FilePack","type":"object","additionalProperties":false,"required":["file","by"],"description":"import: instead of a spreadsheet a .zip is taken, each file in it for one row, as a task with progress.","properties":{"file":{"$ref":"field.schema.json#/definitions/FieldName","description":"File or image field that takes the file, by its own limits."},"by":{"$ref":"field.schema.json#/definitions/FieldName","description":"Field that the file's name without its extension is read as, like a cell of an import: a ref by the target's code, or a unique text. A row that is not there yet is added."},"note":{"type":"string","minLength":1,"maxLength":120,"description":"How the files are to be named, shown where the .zip is chosen."}}}}};
const pattern108 = new RegExp("^[A-Z][A-Z0-9]{0,9}$", "u");
const pattern109 = new RegExp("^/(?!/)[^{]*\\{match\\}[^{]*$", "u");
const pattern110 = new RegExp("^/(?!/)", "u");

function validate98(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="action.schema.json" */;
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.title === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "title"},message:"must have required property '"+"title"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.verb === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "verb"},message:"must have required property '"+"verb"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
for(const key0 in data){
if(!(func7.call(schema215.properties, key0))){
const err2 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(data.title !== undefined){
let data0 = data.title;
if(typeof data0 === "string"){
if(func2(data0) > 20){
const err3 = {instancePath:instancePath+"/title",schemaPath:"#/properties/title/maxLength",keyword:"maxLength",params:{limit: 20},message:"must NOT have more than 20 characters"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(func2(data0) < 1){
const err4 = {instancePath:instancePath+"/title",schemaPath:"#/properties/title/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
else {
const err5 = {instancePath:instancePath+"/title",schemaPath:"#/properties/title/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
if(data.verb !== undefined){
let data1 = data.verb;
if(!(((((((((((((((((((((((data1 === "add") || (data1 === "edit")) || (data1 === "save")) || (data1 === "delete")) || (data1 === "view")) || (data1 === "set")) || (data1 === "toggle")) || (data1 === "import")) || (data1 === "template")) || (data1 === "export")) || (data1 === "print")) || (data1 === "open")) || (data1 === "plain")) || (data1 === "submit")) || (data1 === "withdraw")) || (data1 === "approve")) || (data1 === "reject")) || (data1 === "back")) || (data1 === "transfer")) || (data1 === "urge")) || (data1 === "void")) || (data1 === "trace")) || (data1 === "handler"))){
const err6 = {instancePath:instancePath+"/verb",schemaPath:"#/properties/verb/enum",keyword:"enum",params:{allowedValues: schema215.properties.verb.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
if(data.when !== undefined){
let data2 = data.when;
if(typeof data2 === "string"){
if(func2(data2) > 2000){
const err7 = {instancePath:instancePath+"/when",schemaPath:"field.schema.json#/definitions/Condition/maxLength",keyword:"maxLength",params:{limit: 2000},message:"must NOT have more than 2000 characters"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
if(func2(data2) < 1){
const err8 = {instancePath:instancePath+"/when",schemaPath:"field.schema.json#/definitions/Condition/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
else {
const err9 = {instancePath:instancePath+"/when",schemaPath:"field.schema.json#/definitions/Condition/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
if(data.batch !== undefined){
let data3 = data.batch;
if(!(((data3 === true) || (data3 === false)) || (data3 === "all"))){
const err10 = {instancePath:instancePath+"/batch",schemaPath:"#/properties/batch/enum",keyword:"enum",params:{allowedValues: schema215.properties.batch.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
if(data.table !== undefined){
if(typeof data.table !== "boolean"){
const err11 = {instancePath:instancePath+"/table",schemaPath:"#/properties/table/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
if(data.draft !== undefined){
if(typeof data.draft !== "boolean"){
const err12 = {instancePath:instancePath+"/draft",schemaPath:"#/properties/draft/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
}
if(data.set !== undefined){
let data6 = data.set;
if(data6 && typeof data6 == "object" && !Array.isArray(data6)){
for(const key1 in data6){
const _errs15 = errors;
if(typeof key1 === "string"){
if(!pattern2.test(key1)){
const err13 = {instancePath:instancePath+"/set",schemaPath:"field.schema.json#/definitions/FieldName/pattern",keyword:"pattern",params:{pattern: "^[A-Z][A-Za-z0-9]{0,40}$"},message:"must match pattern \""+"^[A-Z][A-Za-z0-9]{0,40}$"+"\"",propertyName:key1};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
}
else {
const err14 = {instancePath:instancePath+"/set",schemaPath:"field.schema.json#/definitions/FieldName/type",keyword:"type",params:{type: "string"},message:"must be string",propertyName:key1};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
var valid2 = _errs15 === errors;
if(!valid2){
const err15 = {instancePath:instancePath+"/set",schemaPath:"#/properties/set/propertyNames",keyword:"propertyNames",params:{propertyName: key1},message:"property name must be valid"};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
}
for(const key2 in data6){
let data7 = data6[key2];
if(typeof data7 === "string"){
if(func2(data7) > 2000){
const err16 = {instancePath:instancePath+"/set/" + key2.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"field.schema.json#/definitions/Condition/maxLength",keyword:"maxLength",params:{limit: 2000},message:"must NOT have more than 2000 characters"};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
if(func2(data7) < 1){
const err17 = {instancePath:instancePath+"/set/" + key2.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"field.schema.json#/definitions/Condition/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
}
else {
const err18 = {instancePath:instancePath+"/set/" + key2.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"field.schema.json#/definitions/Condition/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
}
}
else {
const err19 = {instancePath:instancePath+"/set",schemaPath:"#/properties/set/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
}
if(data.toggle !== undefined){
let data8 = data.toggle;
if(typeof data8 === "string"){
if(!pattern2.test(data8)){
const err20 = {instancePath:instancePath+"/toggle",schemaPath:"field.schema.json#/definitions/FieldName/pattern",keyword:"pattern",params:{pattern: "^[A-Z][A-Za-z0-9]{0,40}$"},message:"must match pattern \""+"^[A-Z][A-Za-z0-9]{0,40}$"+"\""};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
}
else {
const err21 = {instancePath:instancePath+"/toggle",schemaPath:"field.schema.json#/definitions/FieldName/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
}
if(data.fields !== undefined){
let data9 = data.fields;
if(Array.isArray(data9)){
const len0 = data9.length;
for(let i0=0; i0<len0; i0++){
if(typeof data9[i0] !== "string"){
const err22 = {instancePath:instancePath+"/fields/" + i0,schemaPath:"#/properties/fields/items/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
}
errors++;
}
}
}
else {
const err23 = {instancePath:instancePath+"/fields",schemaPath:"#/properties/fields/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err23];
}
else {
vErrors.push(err23);
}
errors++;
}
}
if(data.params !== undefined){
let data11 = data.params;
if(data11 && typeof data11 == "object" && !Array.isArray(data11)){
for(const key3 in data11){
const _errs31 = errors;
if(typeof key3 === "string"){
if(!pattern2.test(key3)){
const err24 = {instancePath:instancePath+"/params",schemaPath:"field.schema.json#/definitions/FieldName/pattern",keyword:"pattern",params:{pattern: "^[A-Z][A-Za-z0-9]{0,40}$"},message:"must match pattern \""+"^[A-Z][A-Za-z0-9]{0,40}$"+"\"",propertyName:key3};
if(vErrors === null){
vErrors = [err24];
}
else {
vErrors.push(err24);
}
errors++;
}
}
else {
const err25 = {instancePath:instancePath+"/params",schemaPath:"field.schema.json#/definitions/FieldName/type",keyword:"type",params:{type: "string"},message:"must be string",propertyName:key3};
if(vErrors === null){
vErrors = [err25];
}
else {
vErrors.push(err25);
}
errors++;
}
var valid9 = _errs31 === errors;
if(!valid9){
const err26 = {instancePath:instancePath+"/params",schemaPath:"#/properties/params/propertyNames",keyword:"propertyNames",params:{propertyName: key3},message:"property name must be valid"};
if(vErrors === null){
vErrors = [err26];
}
else {
vErrors.push(err26);
}
errors++;
}
}
for(const key4 in data11){
if(!(validate12(data11[key4], {instancePath:instancePath+"/params/" + key4.replace(/~/g, "~0").replace(/\//g, "~1"),parentData:data11,parentDataProperty:key4,rootData}))){
vErrors = vErrors === null ? validate12.errors : vErrors.concat(validate12.errors);
errors = vErrors.length;
}
}
}
else {
const err27 = {instancePath:instancePath+"/params",schemaPath:"#/properties/params/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err27];
}
else {
vErrors.push(err27);
}
errors++;
}
}
if(data.confirm !== undefined){
let data13 = data.confirm;
if(typeof data13 === "string"){
if(func2(data13) > 120){
const err28 = {instancePath:instancePath+"/confirm",schemaPath:"#/properties/confirm/maxLength",keyword:"maxLength",params:{limit: 120},message:"must NOT have more than 120 characters"};
if(vErrors === null){
vErrors = [err28];
}
else {
vErrors.push(err28);
}
errors++;
}
}
else {
const err29 = {instancePath:instancePath+"/confirm",schemaPath:"#/properties/confirm/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err29];
}
else {
vErrors.push(err29);
}
errors++;
}
}
if(data.success !== undefined){
let data14 = data.success;
if(typeof data14 === "string"){
if(func2(data14) > 40){
const err30 = {instancePath:instancePath+"/success",schemaPath:"#/properties/success/maxLength",keyword:"maxLength",params:{limit: 40},message:"must NOT have more than 40 characters"};
if(vErrors === null){
vErrors = [err30];
}
else {
vErrors.push(err30);
}
errors++;
}
}
else {
const err31 = {instancePath:instancePath+"/success",schemaPath:"#/properties/success/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err31];
}
else {
vErrors.push(err31);
}
errors++;
}
}
if(data.window !== undefined){
let data15 = data.window;
if(data15 && typeof data15 == "object" && !Array.isArray(data15)){
if(Object.keys(data15).length < 1){
const err32 = {instancePath:instancePath+"/window",schemaPath:"#/properties/window/minProperties",keyword:"minProperties",params:{limit: 1},message:"must NOT have fewer than 1 properties"};
if(vErrors === null){
vErrors = [err32];
}
else {
vErrors.push(err32);
}
errors++;
}
for(const key5 in data15){
if(!((key5 === "from") || (key5 === "to"))){
const err33 = {instancePath:instancePath+"/window",schemaPath:"#/properties/window/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key5},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err33];
}
else {
vErrors.push(err33);
}
errors++;
}
}
if(data15.from !== undefined){
let data16 = data15.from;
if(typeof data16 === "string"){
if(func2(data16) > 2000){
const err34 = {instancePath:instancePath+"/window/from",schemaPath:"field.schema.json#/definitions/Condition/maxLength",keyword:"maxLength",params:{limit: 2000},message:"must NOT have more than 2000 characters"};
if(vErrors === null){
vErrors = [err34];
}
else {
vErrors.push(err34);
}
errors++;
}
if(func2(data16) < 1){
const err35 = {instancePath:instancePath+"/window/from",schemaPath:"field.schema.json#/definitions/Condition/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err35];
}
else {
vErrors.push(err35);
}
errors++;
}
}
else {
const err36 = {instancePath:instancePath+"/window/from",schemaPath:"field.schema.json#/definitions/Condition/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err36];
}
else {
vErrors.push(err36);
}
errors++;
}
}
if(data15.to !== undefined){
let data17 = data15.to;
if(typeof data17 === "string"){
if(func2(data17) > 2000){
const err37 = {instancePath:instancePath+"/window/to",schemaPath:"field.schema.json#/definitions/Condition/maxLength",keyword:"maxLength",params:{limit: 2000},message:"must NOT have more than 2000 characters"};
if(vErrors === null){
vErrors = [err37];
}
else {
vErrors.push(err37);
}
errors++;
}
if(func2(data17) < 1){
const err38 = {instancePath:instancePath+"/window/to",schemaPath:"field.schema.json#/definitions/Condition/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err38];
}
else {
vErrors.push(err38);
}
errors++;
}
}
else {
const err39 = {instancePath:instancePath+"/window/to",schemaPath:"field.schema.json#/definitions/Condition/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err39];
}
else {
vErrors.push(err39);
}
errors++;
}
}
}
else {
const err40 = {instancePath:instancePath+"/window",schemaPath:"#/properties/window/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err40];
}
else {
vErrors.push(err40);
}
errors++;
}
}
if(data.refuse !== undefined){
let data18 = data.refuse;
if(typeof data18 === "string"){
if(func2(data18) > 120){
const err41 = {instancePath:instancePath+"/refuse",schemaPath:"#/properties/refuse/maxLength",keyword:"maxLength",params:{limit: 120},message:"must NOT have more than 120 characters"};
if(vErrors === null){
vErrors = [err41];
}
else {
vErrors.push(err41);
}
errors++;
}
}
else {
const err42 = {instancePath:instancePath+"/refuse",schemaPath:"#/properties/refuse/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err42];
}
else {
vErrors.push(err42);
}
errors++;
}
}
if(data.page !== undefined){
if(typeof data.page !== "string"){
const err43 = {instancePath:instancePath+"/page",schemaPath:"#/properties/page/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err43];
}
else {
vErrors.push(err43);
}
errors++;
}
}
if(data.template !== undefined){
let data20 = data.template;
if(typeof data20 === "string"){
if(!pattern108.test(data20)){
const err44 = {instancePath:instancePath+"/template",schemaPath:"#/properties/template/pattern",keyword:"pattern",params:{pattern: "^[A-Z][A-Z0-9]{0,9}$"},message:"must match pattern \""+"^[A-Z][A-Z0-9]{0,9}$"+"\""};
if(vErrors === null){
vErrors = [err44];
}
else {
vErrors.push(err44);
}
errors++;
}
}
else {
const err45 = {instancePath:instancePath+"/template",schemaPath:"#/properties/template/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err45];
}
else {
vErrors.push(err45);
}
errors++;
}
}
if(data.document !== undefined){
let data21 = data.document;
if(typeof data21 === "string"){
if(func2(data21) > 20){
const err46 = {instancePath:instancePath+"/document",schemaPath:"#/properties/document/maxLength",keyword:"maxLength",params:{limit: 20},message:"must NOT have more than 20 characters"};
if(vErrors === null){
vErrors = [err46];
}
else {
vErrors.push(err46);
}
errors++;
}
if(func2(data21) < 1){
const err47 = {instancePath:instancePath+"/document",schemaPath:"#/properties/document/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err47];
}
else {
vErrors.push(err47);
}
errors++;
}
}
else {
const err48 = {instancePath:instancePath+"/document",schemaPath:"#/properties/document/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err48];
}
else {
vErrors.push(err48);
}
errors++;
}
}
if(data.open !== undefined){
let data22 = data.open;
if(!(((data22 === "drawer") || (data22 === "page")) || (data22 === "tab"))){
const err49 = {instancePath:instancePath+"/open",schemaPath:"#/properties/open/enum",keyword:"enum",params:{allowedValues: schema215.properties.open.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err49];
}
else {
vErrors.push(err49);
}
errors++;
}
}
if(data.url !== undefined){
if(typeof data.url !== "string"){
const err50 = {instancePath:instancePath+"/url",schemaPath:"#/properties/url/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err50];
}
else {
vErrors.push(err50);
}
errors++;
}
}
if(data.urlOfAll !== undefined){
let data24 = data.urlOfAll;
if(typeof data24 === "string"){
if(func2(data24) > 200){
const err51 = {instancePath:instancePath+"/urlOfAll",schemaPath:"#/properties/urlOfAll/maxLength",keyword:"maxLength",params:{limit: 200},message:"must NOT have more than 200 characters"};
if(vErrors === null){
vErrors = [err51];
}
else {
vErrors.push(err51);
}
errors++;
}
if(!pattern109.test(data24)){
const err52 = {instancePath:instancePath+"/urlOfAll",schemaPath:"#/properties/urlOfAll/pattern",keyword:"pattern",params:{pattern: "^/(?!/)[^{]*\\{match\\}[^{]*$"},message:"must match pattern \""+"^/(?!/)[^{]*\\{match\\}[^{]*$"+"\""};
if(vErrors === null){
vErrors = [err52];
}
else {
vErrors.push(err52);
}
errors++;
}
}
else {
const err53 = {instancePath:instancePath+"/urlOfAll",schemaPath:"#/properties/urlOfAll/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err53];
}
else {
vErrors.push(err53);
}
errors++;
}
}
if(data.next !== undefined){
let data25 = data.next;
if(typeof data25 === "string"){
if(func2(data25) > 200){
const err54 = {instancePath:instancePath+"/next",schemaPath:"#/properties/next/maxLength",keyword:"maxLength",params:{limit: 200},message:"must NOT have more than 200 characters"};
if(vErrors === null){
vErrors = [err54];
}
else {
vErrors.push(err54);
}
errors++;
}
if(!pattern110.test(data25)){
const err55 = {instancePath:instancePath+"/next",schemaPath:"#/properties/next/pattern",keyword:"pattern",params:{pattern: "^/(?!/)"},message:"must match pattern \""+"^/(?!/)"+"\""};
if(vErrors === null){
vErrors = [err55];
}
else {
vErrors.push(err55);
}
errors++;
}
}
else {
const err56 = {instancePath:instancePath+"/next",schemaPath:"#/properties/next/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err56];
}
else {
vErrors.push(err56);
}
errors++;
}
}
if(data.shows !== undefined){
let data26 = data.shows;
if(Array.isArray(data26)){
if(data26.length > 6){
const err57 = {instancePath:instancePath+"/shows",schemaPath:"#/properties/shows/maxItems",keyword:"maxItems",params:{limit: 6},message:"must NOT have more than 6 items"};
if(vErrors === null){
vErrors = [err57];
}
else {
vErrors.push(err57);
}
errors++;
}
if(data26.length < 1){
const err58 = {instancePath:instancePath+"/shows",schemaPath:"#/properties/shows/minItems",keyword:"minItems",params:{limit: 1},message:"must NOT have fewer than 1 items"};
if(vErrors === null){
vErrors = [err58];
}
else {
vErrors.push(err58);
}
errors++;
}
const len1 = data26.length;
for(let i1=0; i1<len1; i1++){
let data27 = data26[i1];
if(data27 && typeof data27 == "object" && !Array.isArray(data27)){
if(data27.field === undefined){
const err59 = {instancePath:instancePath+"/shows/" + i1,schemaPath:"#/properties/shows/items/required",keyword:"required",params:{missingProperty: "field"},message:"must have required property '"+"field"+"'"};
if(vErrors === null){
vErrors = [err59];
}
else {
vErrors.push(err59);
}
errors++;
}
if(data27.title === undefined){
const err60 = {instancePath:instancePath+"/shows/" + i1,schemaPath:"#/properties/shows/items/required",keyword:"required",params:{missingProperty: "title"},message:"must have required property '"+"title"+"'"};
if(vErrors === null){
vErrors = [err60];
}
else {
vErrors.push(err60);
}
errors++;
}
for(const key6 in data27){
if(!((key6 === "field") || (key6 === "title"))){
const err61 = {instancePath:instancePath+"/shows/" + i1,schemaPath:"#/properties/shows/items/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key6},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err61];
}
else {
vErrors.push(err61);
}
errors++;
}
}
if(data27.field !== undefined){
let data28 = data27.field;
if(typeof data28 === "string"){
if(func2(data28) < 1){
const err62 = {instancePath:instancePath+"/shows/" + i1+"/field",schemaPath:"#/properties/shows/items/properties/field/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err62];
}
else {
vErrors.push(err62);
}
errors++;
}
}
else {
const err63 = {instancePath:instancePath+"/shows/" + i1+"/field",schemaPath:"#/properties/shows/items/properties/field/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err63];
}
else {
vErrors.push(err63);
}
errors++;
}
}
if(data27.title !== undefined){
let data29 = data27.title;
if(typeof data29 === "string"){
if(func2(data29) > 20){
const err64 = {instancePath:instancePath+"/shows/" + i1+"/title",schemaPath:"#/properties/shows/items/properties/title/maxLength",keyword:"maxLength",params:{limit: 20},message:"must NOT have more than 20 characters"};
if(vErrors === null){
vErrors = [err64];
}
else {
vErrors.push(err64);
}
errors++;
}
if(func2(data29) < 1){
const err65 = {instancePath:instancePath+"/shows/" + i1+"/title",schemaPath:"#/properties/shows/items/properties/title/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err65];
}
else {
vErrors.push(err65);
}
errors++;
}
}
else {
const err66 = {instancePath:instancePath+"/shows/" + i1+"/title",schemaPath:"#/properties/shows/items/properties/title/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err66];
}
else {
vErrors.push(err66);
}
errors++;
}
}
}
else {
const err67 = {instancePath:instancePath+"/shows/" + i1,schemaPath:"#/properties/shows/items/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err67];
}
else {
vErrors.push(err67);
}
errors++;
}
}
}
else {
const err68 = {instancePath:instancePath+"/shows",schemaPath:"#/properties/shows/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err68];
}
else {
vErrors.push(err68);
}
errors++;
}
}
if(data.danger !== undefined){
if(typeof data.danger !== "boolean"){
const err69 = {instancePath:instancePath+"/danger",schemaPath:"#/properties/danger/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
if(vErrors === null){
vErrors = [err69];
}
else {
vErrors.push(err69);
}
errors++;
}
}
if(data.pack !== undefined){
let data31 = data.pack;
if(data31 && typeof data31 == "object" && !Array.isArray(data31)){
if(data31.file === undefined){
const err70 = {instancePath:instancePath+"/pack",schemaPath:"#/properties/pack/required",keyword:"required",params:{missingProperty: "file"},message:"must have required property '"+"file"+"'"};
if(vErrors === null){
vErrors = [err70];
}
else {
vErrors.push(err70);
}
errors++;
}
if(data31.by === undefined){
const err71 = {instancePath:instancePath+"/pack",schemaPath:"#/properties/pack/required",keyword:"required",params:{missingProperty: "by"},message:"must have required property '"+"by"+"'"};
if(vErrors === null){
vErrors = [err71];
}
else {
vErrors.push(err71);
}
errors++;
}
for(const key7 in data31){
if(!(((key7 === "file") || (key7 === "by")) || (key7 === "note"))){
const err72 = {instancePath:instancePath+"/pack",schemaPath:"#/properties/pack/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key7},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err72];
}
else {
vErrors.push(err72);
}
errors++;
}
}
if(data31.file !== undefined){
let data32 = data31.file;
if(typeof data32 === "string"){
if(!pattern2.test(data32)){
const err73 = {instancePath:instancePath+"/pack/file",schemaPath:"field.schema.json#/definitions/FieldName/pattern",keyword:"pattern",params:{pattern: "^[A-Z][A-Za-z0-9]{0,40}$"},message:"must match pattern \""+"^[A-Z][A-Za-z0-9]{0,40}$"+"\""};
if(vErrors === null){
vErrors = [err73];
}
else {
vErrors.push(err73);
}
errors++;
}
}
else {
const err74 = {instancePath:instancePath+"/pack/file",schemaPath:"field.schema.json#/definitions/FieldName/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err74];
}
else {
vErrors.push(err74);
}
errors++;
}
}
if(data31.by !== undefined){
let data33 = data31.by;
if(typeof data33 === "string"){
if(!pattern2.test(data33)){
const err75 = {instancePath:instancePath+"/pack/by",schemaPath:"field.schema.json#/definitions/FieldName/pattern",keyword:"pattern",params:{pattern: "^[A-Z][A-Za-z0-9]{0,40}$"},message:"must match pattern \""+"^[A-Z][A-Za-z0-9]{0,40}$"+"\""};
if(vErrors === null){
vErrors = [err75];
}
else {
vErrors.push(err75);
}
errors++;
}
}
else {
const err76 = {instancePath:instancePath+"/pack/by",schemaPath:"field.schema.json#/definitions/FieldName/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err76];
}
else {
vErrors.push(err76);
}
errors++;
}
}
if(data31.note !== undefined){
let data34 = data31.note;
if(typeof data34 === "string"){
if(func2(data34) > 120){
const err77 = {instancePath:instancePath+"/pack/note",schemaPath:"#/properties/pack/properties/note/maxLength",keyword:"maxLength",params:{limit: 120},message:"must NOT have more than 120 characters"};
if(vErrors === null){
vErrors = [err77];
}
else {
vErrors.push(err77);
}
errors++;
}
if(func2(data34) < 1){
const err78 = {instancePath:instancePath+"/pack/note",schemaPath:"#/properties/pack/properties/note/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err78];
}
else {
vErrors.push(err78);
}
errors++;
}
}
else {
const err79 = {instancePath:instancePath+"/pack/note",schemaPath:"#/properties/pack/properties/note/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err79];
}
else {
vErrors.push(err79);
}
errors++;
}
}
}
else {
const err80 = {instancePath:instancePath+"/pack",schemaPath:"#/properties/pack/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err80];
}
else {
vErrors.push(err80);
}
errors++;
}
}
}
else {
const err81 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err81];
}
else {
vErrors.push(err81);
}
errors++;
}
validate98.errors = vErrors;
return errors === 0;
}


function validate11(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="entity.schema.json" */;
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.version === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "version"},message:"must have required property '"+"version"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.title === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "title"},message:"must have required property '"+"title"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.fields === undefined){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "fields"},message:"must have required property '"+"fields"+"'"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data.scope === undefined){
const err3 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "scope"},message:"must have required property '"+"scope"+"'"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
for(const key0 in data){
if(!(func7.call(schema12.properties, key0))){
const err4 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data.$schema !== undefined){
if(typeof data.$schema !== "string"){
const err5 = {instancePath:instancePath+"/$schema",schemaPath:"#/properties/%24schema/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
if(data.version !== undefined){
if(1 !== data.version){
const err6 = {instancePath:instancePath+"/version",schemaPath:"#/properties/version/const",keyword:"const",params:{allowedValue: 1},message:"must be equal to constant"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
if(data.title !== undefined){
let data2 = data.title;
if(typeof data2 === "string"){
if(func2(data2) > 20){
const err7 = {instancePath:instancePath+"/title",schemaPath:"#/properties/title/maxLength",keyword:"maxLength",params:{limit: 20},message:"must NOT have more than 20 characters"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
if(func2(data2) < 1){
const err8 = {instancePath:instancePath+"/title",schemaPath:"#/properties/title/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
else {
const err9 = {instancePath:instancePath+"/title",schemaPath:"#/properties/title/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
if(data.note !== undefined){
if(typeof data.note !== "string"){
const err10 = {instancePath:instancePath+"/note",schemaPath:"#/properties/note/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
if(data.traits !== undefined){
let data4 = data.traits;
if(Array.isArray(data4)){
const len0 = data4.length;
for(let i0=0; i0<len0; i0++){
let data5 = data4[i0];
if(!((((data5 === "student") || (data5 === "newStudent")) || (data5 === "flow")) || (data5 === "log"))){
const err11 = {instancePath:instancePath+"/traits/" + i0,schemaPath:"#/properties/traits/items/enum",keyword:"enum",params:{allowedValues: schema12.properties.traits.items.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
let i1 = data4.length;
let j0;
if(i1 > 1){
outer0:
for(;i1--;){
for(j0 = i1; j0--;){
if(func0(data4[i1], data4[j0])){
const err12 = {instancePath:instancePath+"/traits",schemaPath:"#/properties/traits/uniqueItems",keyword:"uniqueItems",params:{i: i1, j: j0},message:"must NOT have duplicate items (items ## "+j0+" and "+i1+" are identical)"};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
break outer0;
}
}
}
}
}
else {
const err13 = {instancePath:instancePath+"/traits",schemaPath:"#/properties/traits/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
}
if(data.number !== undefined){
let data6 = data.number;
if(typeof data6 === "string"){
if(!pattern1.test(data6)){
const err14 = {instancePath:instancePath+"/number",schemaPath:"#/properties/number/pattern",keyword:"pattern",params:{pattern: "^[A-Z]{2}$"},message:"must match pattern \""+"^[A-Z]{2}$"+"\""};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
}
else {
const err15 = {instancePath:instancePath+"/number",schemaPath:"#/properties/number/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
}
if(data.parent !== undefined){
let data7 = data.parent;
if(data7 && typeof data7 == "object" && !Array.isArray(data7)){
if(data7.entity === undefined){
const err16 = {instancePath:instancePath+"/parent",schemaPath:"#/properties/parent/required",keyword:"required",params:{missingProperty: "entity"},message:"must have required property '"+"entity"+"'"};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
if(data7.field === undefined){
const err17 = {instancePath:instancePath+"/parent",schemaPath:"#/properties/parent/required",keyword:"required",params:{missingProperty: "field"},message:"must have required property '"+"field"+"'"};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
for(const key1 in data7){
if(!((((key1 === "entity") || (key1 === "field")) || (key1 === "most")) || (key1 === "locked"))){
const err18 = {instancePath:instancePath+"/parent",schemaPath:"#/properties/parent/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
}
if(data7.entity !== undefined){
if(typeof data7.entity !== "string"){
const err19 = {instancePath:instancePath+"/parent/entity",schemaPath:"#/properties/parent/properties/entity/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
}
if(data7.field !== undefined){
if(typeof data7.field !== "string"){
const err20 = {instancePath:instancePath+"/parent/field",schemaPath:"#/properties/parent/properties/field/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
}
if(data7.most !== undefined){
let data10 = data7.most;
if(!((typeof data10 == "number") && (!(data10 % 1) && !isNaN(data10)))){
const err21 = {instancePath:instancePath+"/parent/most",schemaPath:"#/properties/parent/properties/most/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
if(typeof data10 == "number"){
if(data10 > 2000 || isNaN(data10)){
const err22 = {instancePath:instancePath+"/parent/most",schemaPath:"#/properties/parent/properties/most/maximum",keyword:"maximum",params:{comparison: "<=", limit: 2000},message:"must be <= 2000"};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
}
errors++;
}
if(data10 < 1 || isNaN(data10)){
const err23 = {instancePath:instancePath+"/parent/most",schemaPath:"#/properties/parent/properties/most/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"};
if(vErrors === null){
vErrors = [err23];
}
else {
vErrors.push(err23);
}
errors++;
}
}
}
if(data7.locked !== undefined){
let data11 = data7.locked;
if(typeof data11 === "string"){
if(func2(data11) > 2000){
const err24 = {instancePath:instancePath+"/parent/locked",schemaPath:"field.schema.json#/definitions/Condition/maxLength",keyword:"maxLength",params:{limit: 2000},message:"must NOT have more than 2000 characters"};
if(vErrors === null){
vErrors = [err24];
}
else {
vErrors.push(err24);
}
errors++;
}
if(func2(data11) < 1){
const err25 = {instancePath:instancePath+"/parent/locked",schemaPath:"field.schema.json#/definitions/Condition/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err25];
}
else {
vErrors.push(err25);
}
errors++;
}
}
else {
const err26 = {instancePath:instancePath+"/parent/locked",schemaPath:"field.schema.json#/definitions/Condition/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err26];
}
else {
vErrors.push(err26);
}
errors++;
}
}
}
else {
const err27 = {instancePath:instancePath+"/parent",schemaPath:"#/properties/parent/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err27];
}
else {
vErrors.push(err27);
}
errors++;
}
}
if(data.label !== undefined){
if(typeof data.label !== "string"){
const err28 = {instancePath:instancePath+"/label",schemaPath:"#/properties/label/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err28];
}
else {
vErrors.push(err28);
}
errors++;
}
}
if(data.search !== undefined){
let data13 = data.search;
if(Array.isArray(data13)){
const len1 = data13.length;
for(let i2=0; i2<len1; i2++){
if(typeof data13[i2] !== "string"){
const err29 = {instancePath:instancePath+"/search/" + i2,schemaPath:"#/properties/search/items/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err29];
}
else {
vErrors.push(err29);
}
errors++;
}
}
}
else {
const err30 = {instancePath:instancePath+"/search",schemaPath:"#/properties/search/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err30];
}
else {
vErrors.push(err30);
}
errors++;
}
}
if(data.sort !== undefined){
let data15 = data.sort;
if(typeof data15 === "string"){
if(!pattern88.test(data15)){
const err31 = {instancePath:instancePath+"/sort",schemaPath:"#/properties/sort/pattern",keyword:"pattern",params:{pattern: "^-?[A-Z][A-Za-z0-9]*$"},message:"must match pattern \""+"^-?[A-Z][A-Za-z0-9]*$"+"\""};
if(vErrors === null){
vErrors = [err31];
}
else {
vErrors.push(err31);
}
errors++;
}
}
else {
const err32 = {instancePath:instancePath+"/sort",schemaPath:"#/properties/sort/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err32];
}
else {
vErrors.push(err32);
}
errors++;
}
}
if(data.tree !== undefined){
if(typeof data.tree !== "string"){
const err33 = {instancePath:instancePath+"/tree",schemaPath:"#/properties/tree/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err33];
}
else {
vErrors.push(err33);
}
errors++;
}
}
if(data.lookup !== undefined){
if(typeof data.lookup !== "boolean"){
const err34 = {instancePath:instancePath+"/lookup",schemaPath:"#/properties/lookup/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
if(vErrors === null){
vErrors = [err34];
}
else {
vErrors.push(err34);
}
errors++;
}
}
if(data.typed !== undefined){
if(typeof data.typed !== "boolean"){
const err35 = {instancePath:instancePath+"/typed",schemaPath:"#/properties/typed/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
if(vErrors === null){
vErrors = [err35];
}
else {
vErrors.push(err35);
}
errors++;
}
}
if(data.module !== undefined){
if(typeof data.module !== "string"){
const err36 = {instancePath:instancePath+"/module",schemaPath:"#/properties/module/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err36];
}
else {
vErrors.push(err36);
}
errors++;
}
}
if(data.fields !== undefined){
let data20 = data.fields;
if(data20 && typeof data20 == "object" && !Array.isArray(data20)){
if(Object.keys(data20).length < 1){
const err37 = {instancePath:instancePath+"/fields",schemaPath:"#/properties/fields/minProperties",keyword:"minProperties",params:{limit: 1},message:"must NOT have fewer than 1 properties"};
if(vErrors === null){
vErrors = [err37];
}
else {
vErrors.push(err37);
}
errors++;
}
for(const key2 in data20){
const _errs44 = errors;
if(typeof key2 === "string"){
if(!pattern2.test(key2)){
const err38 = {instancePath:instancePath+"/fields",schemaPath:"field.schema.json#/definitions/FieldName/pattern",keyword:"pattern",params:{pattern: "^[A-Z][A-Za-z0-9]{0,40}$"},message:"must match pattern \""+"^[A-Z][A-Za-z0-9]{0,40}$"+"\"",propertyName:key2};
if(vErrors === null){
vErrors = [err38];
}
else {
vErrors.push(err38);
}
errors++;
}
}
else {
const err39 = {instancePath:instancePath+"/fields",schemaPath:"field.schema.json#/definitions/FieldName/type",keyword:"type",params:{type: "string"},message:"must be string",propertyName:key2};
if(vErrors === null){
vErrors = [err39];
}
else {
vErrors.push(err39);
}
errors++;
}
var valid8 = _errs44 === errors;
if(!valid8){
const err40 = {instancePath:instancePath+"/fields",schemaPath:"#/properties/fields/propertyNames",keyword:"propertyNames",params:{propertyName: key2},message:"property name must be valid"};
if(vErrors === null){
vErrors = [err40];
}
else {
vErrors.push(err40);
}
errors++;
}
}
for(const key3 in data20){
if(!(validate12(data20[key3], {instancePath:instancePath+"/fields/" + key3.replace(/~/g, "~0").replace(/\//g, "~1"),parentData:data20,parentDataProperty:key3,rootData}))){
vErrors = vErrors === null ? validate12.errors : vErrors.concat(validate12.errors);
errors = vErrors.length;
}
}
}
else {
const err41 = {instancePath:instancePath+"/fields",schemaPath:"#/properties/fields/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err41];
}
else {
vErrors.push(err41);
}
errors++;
}
}
if(data.unique !== undefined){
let data22 = data.unique;
if(Array.isArray(data22)){
const len2 = data22.length;
for(let i3=0; i3<len2; i3++){
let data23 = data22[i3];
if(Array.isArray(data23)){
if(data23.length < 1){
const err42 = {instancePath:instancePath+"/unique/" + i3,schemaPath:"#/properties/unique/items/minItems",keyword:"minItems",params:{limit: 1},message:"must NOT have fewer than 1 items"};
if(vErrors === null){
vErrors = [err42];
}
else {
vErrors.push(err42);
}
errors++;
}
const len3 = data23.length;
for(let i4=0; i4<len3; i4++){
if(typeof data23[i4] !== "string"){
const err43 = {instancePath:instancePath+"/unique/" + i3+"/" + i4,schemaPath:"#/properties/unique/items/items/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err43];
}
else {
vErrors.push(err43);
}
errors++;
}
}
}
else {
const err44 = {instancePath:instancePath+"/unique/" + i3,schemaPath:"#/properties/unique/items/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err44];
}
else {
vErrors.push(err44);
}
errors++;
}
}
}
else {
const err45 = {instancePath:instancePath+"/unique",schemaPath:"#/properties/unique/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err45];
}
else {
vErrors.push(err45);
}
errors++;
}
}
if(data.uniqueMessage !== undefined){
if(typeof data.uniqueMessage !== "string"){
const err46 = {instancePath:instancePath+"/uniqueMessage",schemaPath:"#/properties/uniqueMessage/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err46];
}
else {
vErrors.push(err46);
}
errors++;
}
}
if(data.indexes !== undefined){
let data26 = data.indexes;
if(Array.isArray(data26)){
const len4 = data26.length;
for(let i5=0; i5<len4; i5++){
let data27 = data26[i5];
if(Array.isArray(data27)){
if(data27.length < 1){
const err47 = {instancePath:instancePath+"/indexes/" + i5,schemaPath:"#/properties/indexes/items/minItems",keyword:"minItems",params:{limit: 1},message:"must NOT have fewer than 1 items"};
if(vErrors === null){
vErrors = [err47];
}
else {
vErrors.push(err47);
}
errors++;
}
const len5 = data27.length;
for(let i6=0; i6<len5; i6++){
if(typeof data27[i6] !== "string"){
const err48 = {instancePath:instancePath+"/indexes/" + i5+"/" + i6,schemaPath:"#/properties/indexes/items/items/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err48];
}
else {
vErrors.push(err48);
}
errors++;
}
}
}
else {
const err49 = {instancePath:instancePath+"/indexes/" + i5,schemaPath:"#/properties/indexes/items/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err49];
}
else {
vErrors.push(err49);
}
errors++;
}
}
}
else {
const err50 = {instancePath:instancePath+"/indexes",schemaPath:"#/properties/indexes/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err50];
}
else {
vErrors.push(err50);
}
errors++;
}
}
if(data.scope !== undefined){
let data29 = data.scope;
if(data29 && typeof data29 == "object" && !Array.isArray(data29)){
for(const key4 in data29){
let data30 = data29[key4];
if(typeof data30 === "string"){
if(func2(data30) > 2000){
const err51 = {instancePath:instancePath+"/scope/" + key4.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"field.schema.json#/definitions/Condition/maxLength",keyword:"maxLength",params:{limit: 2000},message:"must NOT have more than 2000 characters"};
if(vErrors === null){
vErrors = [err51];
}
else {
vErrors.push(err51);
}
errors++;
}
if(func2(data30) < 1){
const err52 = {instancePath:instancePath+"/scope/" + key4.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"field.schema.json#/definitions/Condition/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err52];
}
else {
vErrors.push(err52);
}
errors++;
}
}
else {
const err53 = {instancePath:instancePath+"/scope/" + key4.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"field.schema.json#/definitions/Condition/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err53];
}
else {
vErrors.push(err53);
}
errors++;
}
}
}
else {
const err54 = {instancePath:instancePath+"/scope",schemaPath:"#/properties/scope/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err54];
}
else {
vErrors.push(err54);
}
errors++;
}
}
if(data.public !== undefined){
let data31 = data.public;
if(data31 && typeof data31 == "object" && !Array.isArray(data31)){
if(data31.fields === undefined){
const err55 = {instancePath:instancePath+"/public",schemaPath:"#/properties/public/required",keyword:"required",params:{missingProperty: "fields"},message:"must have required property '"+"fields"+"'"};
if(vErrors === null){
vErrors = [err55];
}
else {
vErrors.push(err55);
}
errors++;
}
if(data31.when === undefined){
const err56 = {instancePath:instancePath+"/public",schemaPath:"#/properties/public/required",keyword:"required",params:{missingProperty: "when"},message:"must have required property '"+"when"+"'"};
if(vErrors === null){
vErrors = [err56];
}
else {
vErrors.push(err56);
}
errors++;
}
for(const key5 in data31){
if(!((key5 === "fields") || (key5 === "when"))){
const err57 = {instancePath:instancePath+"/public",schemaPath:"#/properties/public/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key5},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err57];
}
else {
vErrors.push(err57);
}
errors++;
}
}
if(data31.fields !== undefined){
let data32 = data31.fields;
if(Array.isArray(data32)){
if(data32.length < 1){
const err58 = {instancePath:instancePath+"/public/fields",schemaPath:"#/properties/public/properties/fields/minItems",keyword:"minItems",params:{limit: 1},message:"must NOT have fewer than 1 items"};
if(vErrors === null){
vErrors = [err58];
}
else {
vErrors.push(err58);
}
errors++;
}
const len6 = data32.length;
for(let i7=0; i7<len6; i7++){
let data33 = data32[i7];
if(typeof data33 === "string"){
if(!pattern2.test(data33)){
const err59 = {instancePath:instancePath+"/public/fields/" + i7,schemaPath:"field.schema.json#/definitions/FieldName/pattern",keyword:"pattern",params:{pattern: "^[A-Z][A-Za-z0-9]{0,40}$"},message:"must match pattern \""+"^[A-Z][A-Za-z0-9]{0,40}$"+"\""};
if(vErrors === null){
vErrors = [err59];
}
else {
vErrors.push(err59);
}
errors++;
}
}
else {
const err60 = {instancePath:instancePath+"/public/fields/" + i7,schemaPath:"field.schema.json#/definitions/FieldName/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err60];
}
else {
vErrors.push(err60);
}
errors++;
}
}
let i8 = data32.length;
let j1;
if(i8 > 1){
outer1:
for(;i8--;){
for(j1 = i8; j1--;){
if(func0(data32[i8], data32[j1])){
const err61 = {instancePath:instancePath+"/public/fields",schemaPath:"#/properties/public/properties/fields/uniqueItems",keyword:"uniqueItems",params:{i: i8, j: j1},message:"must NOT have duplicate items (items ## "+j1+" and "+i8+" are identical)"};
if(vErrors === null){
vErrors = [err61];
}
else {
vErrors.push(err61);
}
errors++;
break outer1;
}
}
}
}
}
else {
const err62 = {instancePath:instancePath+"/public/fields",schemaPath:"#/properties/public/properties/fields/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err62];
}
else {
vErrors.push(err62);
}
errors++;
}
}
if(data31.when !== undefined){
let data34 = data31.when;
if(typeof data34 === "string"){
if(func2(data34) > 2000){
const err63 = {instancePath:instancePath+"/public/when",schemaPath:"field.schema.json#/definitions/Condition/maxLength",keyword:"maxLength",params:{limit: 2000},message:"must NOT have more than 2000 characters"};
if(vErrors === null){
vErrors = [err63];
}
else {
vErrors.push(err63);
}
errors++;
}
if(func2(data34) < 1){
const err64 = {instancePath:instancePath+"/public/when",schemaPath:"field.schema.json#/definitions/Condition/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err64];
}
else {
vErrors.push(err64);
}
errors++;
}
}
else {
const err65 = {instancePath:instancePath+"/public/when",schemaPath:"field.schema.json#/definitions/Condition/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err65];
}
else {
vErrors.push(err65);
}
errors++;
}
}
}
else {
const err66 = {instancePath:instancePath+"/public",schemaPath:"#/properties/public/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err66];
}
else {
vErrors.push(err66);
}
errors++;
}
}
if(data.shared !== undefined){
let data35 = data.shared;
if(data35 && typeof data35 == "object" && !Array.isArray(data35)){
if(data35.entity === undefined){
const err67 = {instancePath:instancePath+"/shared",schemaPath:"#/properties/shared/required",keyword:"required",params:{missingProperty: "entity"},message:"must have required property '"+"entity"+"'"};
if(vErrors === null){
vErrors = [err67];
}
else {
vErrors.push(err67);
}
errors++;
}
if(data35.by === undefined){
const err68 = {instancePath:instancePath+"/shared",schemaPath:"#/properties/shared/required",keyword:"required",params:{missingProperty: "by"},message:"must have required property '"+"by"+"'"};
if(vErrors === null){
vErrors = [err68];
}
else {
vErrors.push(err68);
}
errors++;
}
if(data35.scope === undefined){
const err69 = {instancePath:instancePath+"/shared",schemaPath:"#/properties/shared/required",keyword:"required",params:{missingProperty: "scope"},message:"must have required property '"+"scope"+"'"};
if(vErrors === null){
vErrors = [err69];
}
else {
vErrors.push(err69);
}
errors++;
}
for(const key6 in data35){
if(!(((((key6 === "entity") || (key6 === "by")) || (key6 === "on")) || (key6 === "scope")) || (key6 === "actions"))){
const err70 = {instancePath:instancePath+"/shared",schemaPath:"#/properties/shared/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key6},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err70];
}
else {
vErrors.push(err70);
}
errors++;
}
}
if(data35.entity !== undefined){
if(typeof data35.entity !== "string"){
const err71 = {instancePath:instancePath+"/shared/entity",schemaPath:"#/properties/shared/properties/entity/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err71];
}
else {
vErrors.push(err71);
}
errors++;
}
}
if(data35.by !== undefined){
let data37 = data35.by;
if(typeof data37 === "string"){
if(!pattern2.test(data37)){
const err72 = {instancePath:instancePath+"/shared/by",schemaPath:"field.schema.json#/definitions/FieldName/pattern",keyword:"pattern",params:{pattern: "^[A-Z][A-Za-z0-9]{0,40}$"},message:"must match pattern \""+"^[A-Z][A-Za-z0-9]{0,40}$"+"\""};
if(vErrors === null){
vErrors = [err72];
}
else {
vErrors.push(err72);
}
errors++;
}
}
else {
const err73 = {instancePath:instancePath+"/shared/by",schemaPath:"field.schema.json#/definitions/FieldName/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err73];
}
else {
vErrors.push(err73);
}
errors++;
}
}
if(data35.on !== undefined){
let data38 = data35.on;
if(typeof data38 === "string"){
if(!pattern2.test(data38)){
const err74 = {instancePath:instancePath+"/shared/on",schemaPath:"field.schema.json#/definitions/FieldName/pattern",keyword:"pattern",params:{pattern: "^[A-Z][A-Za-z0-9]{0,40}$"},message:"must match pattern \""+"^[A-Z][A-Za-z0-9]{0,40}$"+"\""};
if(vErrors === null){
vErrors = [err74];
}
else {
vErrors.push(err74);
}
errors++;
}
}
else {
const err75 = {instancePath:instancePath+"/shared/on",schemaPath:"field.schema.json#/definitions/FieldName/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err75];
}
else {
vErrors.push(err75);
}
errors++;
}
}
if(data35.scope !== undefined){
let data39 = data35.scope;
if(data39 && typeof data39 == "object" && !Array.isArray(data39)){
if(Object.keys(data39).length < 1){
const err76 = {instancePath:instancePath+"/shared/scope",schemaPath:"#/properties/shared/properties/scope/minProperties",keyword:"minProperties",params:{limit: 1},message:"must NOT have fewer than 1 properties"};
if(vErrors === null){
vErrors = [err76];
}
else {
vErrors.push(err76);
}
errors++;
}
for(const key7 in data39){
let data40 = data39[key7];
if(typeof data40 === "string"){
if(func2(data40) > 2000){
const err77 = {instancePath:instancePath+"/shared/scope/" + key7.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"field.schema.json#/definitions/Condition/maxLength",keyword:"maxLength",params:{limit: 2000},message:"must NOT have more than 2000 characters"};
if(vErrors === null){
vErrors = [err77];
}
else {
vErrors.push(err77);
}
errors++;
}
if(func2(data40) < 1){
const err78 = {instancePath:instancePath+"/shared/scope/" + key7.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"field.schema.json#/definitions/Condition/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err78];
}
else {
vErrors.push(err78);
}
errors++;
}
}
else {
const err79 = {instancePath:instancePath+"/shared/scope/" + key7.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"field.schema.json#/definitions/Condition/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err79];
}
else {
vErrors.push(err79);
}
errors++;
}
}
}
else {
const err80 = {instancePath:instancePath+"/shared/scope",schemaPath:"#/properties/shared/properties/scope/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err80];
}
else {
vErrors.push(err80);
}
errors++;
}
}
if(data35.actions !== undefined){
let data41 = data35.actions;
if(Array.isArray(data41)){
if(data41.length < 1){
const err81 = {instancePath:instancePath+"/shared/actions",schemaPath:"#/properties/shared/properties/actions/minItems",keyword:"minItems",params:{limit: 1},message:"must NOT have fewer than 1 items"};
if(vErrors === null){
vErrors = [err81];
}
else {
vErrors.push(err81);
}
errors++;
}
const len7 = data41.length;
for(let i9=0; i9<len7; i9++){
if(typeof data41[i9] !== "string"){
const err82 = {instancePath:instancePath+"/shared/actions/" + i9,schemaPath:"#/properties/shared/properties/actions/items/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err82];
}
else {
vErrors.push(err82);
}
errors++;
}
}
let i10 = data41.length;
let j2;
if(i10 > 1){
const indices0 = {};
for(;i10--;){
let item0 = data41[i10];
if(typeof item0 !== "string"){
continue;
}
if(typeof indices0[item0] == "number"){
j2 = indices0[item0];
const err83 = {instancePath:instancePath+"/shared/actions",schemaPath:"#/properties/shared/properties/actions/uniqueItems",keyword:"uniqueItems",params:{i: i10, j: j2},message:"must NOT have duplicate items (items ## "+j2+" and "+i10+" are identical)"};
if(vErrors === null){
vErrors = [err83];
}
else {
vErrors.push(err83);
}
errors++;
break;
}
indices0[item0] = i10;
}
}
}
else {
const err84 = {instancePath:instancePath+"/shared/actions",schemaPath:"#/properties/shared/properties/actions/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err84];
}
else {
vErrors.push(err84);
}
errors++;
}
}
}
else {
const err85 = {instancePath:instancePath+"/shared",schemaPath:"#/properties/shared/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err85];
}
else {
vErrors.push(err85);
}
errors++;
}
}
if(data.own !== undefined){
let data43 = data.own;
if(typeof data43 === "string"){
if(func2(data43) > 2000){
const err86 = {instancePath:instancePath+"/own",schemaPath:"field.schema.json#/definitions/Condition/maxLength",keyword:"maxLength",params:{limit: 2000},message:"must NOT have more than 2000 characters"};
if(vErrors === null){
vErrors = [err86];
}
else {
vErrors.push(err86);
}
errors++;
}
if(func2(data43) < 1){
const err87 = {instancePath:instancePath+"/own",schemaPath:"field.schema.json#/definitions/Condition/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err87];
}
else {
vErrors.push(err87);
}
errors++;
}
}
else {
const err88 = {instancePath:instancePath+"/own",schemaPath:"field.schema.json#/definitions/Condition/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err88];
}
else {
vErrors.push(err88);
}
errors++;
}
}
if(data.plain !== undefined){
if(typeof data.plain !== "string"){
const err89 = {instancePath:instancePath+"/plain",schemaPath:"#/properties/plain/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err89];
}
else {
vErrors.push(err89);
}
errors++;
}
}
if(data.rules !== undefined){
let data45 = data.rules;
if(Array.isArray(data45)){
const len8 = data45.length;
for(let i11=0; i11<len8; i11++){
let data46 = data45[i11];
if(data46 && typeof data46 == "object" && !Array.isArray(data46)){
if(data46.deny === undefined){
const err90 = {instancePath:instancePath+"/rules/" + i11,schemaPath:"#/properties/rules/items/required",keyword:"required",params:{missingProperty: "deny"},message:"must have required property '"+"deny"+"'"};
if(vErrors === null){
vErrors = [err90];
}
else {
vErrors.push(err90);
}
errors++;
}
if(data46.message === undefined){
const err91 = {instancePath:instancePath+"/rules/" + i11,schemaPath:"#/properties/rules/items/required",keyword:"required",params:{missingProperty: "message"},message:"must have required property '"+"message"+"'"};
if(vErrors === null){
vErrors = [err91];
}
else {
vErrors.push(err91);
}
errors++;
}
if(data46.field === undefined){
const err92 = {instancePath:instancePath+"/rules/" + i11,schemaPath:"#/properties/rules/items/required",keyword:"required",params:{missingProperty: "field"},message:"must have required property '"+"field"+"'"};
if(vErrors === null){
vErrors = [err92];
}
else {
vErrors.push(err92);
}
errors++;
}
for(const key8 in data46){
if(!(((key8 === "deny") || (key8 === "message")) || (key8 === "field"))){
const err93 = {instancePath:instancePath+"/rules/" + i11,schemaPath:"#/properties/rules/items/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key8},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err93];
}
else {
vErrors.push(err93);
}
errors++;
}
}
if(data46.deny !== undefined){
let data47 = data46.deny;
if(typeof data47 === "string"){
if(func2(data47) > 2000){
const err94 = {instancePath:instancePath+"/rules/" + i11+"/deny",schemaPath:"field.schema.json#/definitions/Condition/maxLength",keyword:"maxLength",params:{limit: 2000},message:"must NOT have more than 2000 characters"};
if(vErrors === null){
vErrors = [err94];
}
else {
vErrors.push(err94);
}
errors++;
}
if(func2(data47) < 1){
const err95 = {instancePath:instancePath+"/rules/" + i11+"/deny",schemaPath:"field.schema.json#/definitions/Condition/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err95];
}
else {
vErrors.push(err95);
}
errors++;
}
}
else {
const err96 = {instancePath:instancePath+"/rules/" + i11+"/deny",schemaPath:"field.schema.json#/definitions/Condition/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err96];
}
else {
vErrors.push(err96);
}
errors++;
}
}
if(data46.message !== undefined){
if(typeof data46.message !== "string"){
const err97 = {instancePath:instancePath+"/rules/" + i11+"/message",schemaPath:"#/properties/rules/items/properties/message/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err97];
}
else {
vErrors.push(err97);
}
errors++;
}
}
if(data46.field !== undefined){
if(typeof data46.field !== "string"){
const err98 = {instancePath:instancePath+"/rules/" + i11+"/field",schemaPath:"#/properties/rules/items/properties/field/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err98];
}
else {
vErrors.push(err98);
}
errors++;
}
}
}
else {
const err99 = {instancePath:instancePath+"/rules/" + i11,schemaPath:"#/properties/rules/items/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err99];
}
else {
vErrors.push(err99);
}
errors++;
}
}
}
else {
const err100 = {instancePath:instancePath+"/rules",schemaPath:"#/properties/rules/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err100];
}
else {
vErrors.push(err100);
}
errors++;
}
}
if(data.flow !== undefined){
let data50 = data.flow;
if(data50 && typeof data50 == "object" && !Array.isArray(data50)){
if(data50.code === undefined){
const err101 = {instancePath:instancePath+"/flow",schemaPath:"#/properties/flow/required",keyword:"required",params:{missingProperty: "code"},message:"must have required property '"+"code"+"'"};
if(vErrors === null){
vErrors = [err101];
}
else {
vErrors.push(err101);
}
errors++;
}
if(data50.applicant === undefined){
const err102 = {instancePath:instancePath+"/flow",schemaPath:"#/properties/flow/required",keyword:"required",params:{missingProperty: "applicant"},message:"must have required property '"+"applicant"+"'"};
if(vErrors === null){
vErrors = [err102];
}
else {
vErrors.push(err102);
}
errors++;
}
if(data50.nodes === undefined){
const err103 = {instancePath:instancePath+"/flow",schemaPath:"#/properties/flow/required",keyword:"required",params:{missingProperty: "nodes"},message:"must have required property '"+"nodes"+"'"};
if(vErrors === null){
vErrors = [err103];
}
else {
vErrors.push(err103);
}
errors++;
}
for(const key9 in data50){
if(!((((key9 === "code") || (key9 === "applicant")) || (key9 === "nodes")) || (key9 === "passed"))){
const err104 = {instancePath:instancePath+"/flow",schemaPath:"#/properties/flow/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key9},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err104];
}
else {
vErrors.push(err104);
}
errors++;
}
}
if(data50.code !== undefined){
let data51 = data50.code;
if(typeof data51 === "string"){
if(!pattern93.test(data51)){
const err105 = {instancePath:instancePath+"/flow/code",schemaPath:"#/properties/flow/properties/code/pattern",keyword:"pattern",params:{pattern: "^[A-Z_]+$"},message:"must match pattern \""+"^[A-Z_]+$"+"\""};
if(vErrors === null){
vErrors = [err105];
}
else {
vErrors.push(err105);
}
errors++;
}
}
else {
const err106 = {instancePath:instancePath+"/flow/code",schemaPath:"#/properties/flow/properties/code/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err106];
}
else {
vErrors.push(err106);
}
errors++;
}
}
if(data50.applicant !== undefined){
let data52 = data50.applicant;
if(typeof data52 === "string"){
if(func2(data52) > 2000){
const err107 = {instancePath:instancePath+"/flow/applicant",schemaPath:"field.schema.json#/definitions/Condition/maxLength",keyword:"maxLength",params:{limit: 2000},message:"must NOT have more than 2000 characters"};
if(vErrors === null){
vErrors = [err107];
}
else {
vErrors.push(err107);
}
errors++;
}
if(func2(data52) < 1){
const err108 = {instancePath:instancePath+"/flow/applicant",schemaPath:"field.schema.json#/definitions/Condition/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err108];
}
else {
vErrors.push(err108);
}
errors++;
}
}
else {
const err109 = {instancePath:instancePath+"/flow/applicant",schemaPath:"field.schema.json#/definitions/Condition/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err109];
}
else {
vErrors.push(err109);
}
errors++;
}
}
if(data50.nodes !== undefined){
let data53 = data50.nodes;
if(Array.isArray(data53)){
if(data53.length < 1){
const err110 = {instancePath:instancePath+"/flow/nodes",schemaPath:"#/properties/flow/properties/nodes/minItems",keyword:"minItems",params:{limit: 1},message:"must NOT have fewer than 1 items"};
if(vErrors === null){
vErrors = [err110];
}
else {
vErrors.push(err110);
}
errors++;
}
const len9 = data53.length;
for(let i12=0; i12<len9; i12++){
let data54 = data53[i12];
if(data54 && typeof data54 == "object" && !Array.isArray(data54)){
if(data54.id === undefined){
const err111 = {instancePath:instancePath+"/flow/nodes/" + i12,schemaPath:"#/properties/flow/properties/nodes/items/required",keyword:"required",params:{missingProperty: "id"},message:"must have required property '"+"id"+"'"};
if(vErrors === null){
vErrors = [err111];
}
else {
vErrors.push(err111);
}
errors++;
}
if(data54.title === undefined){
const err112 = {instancePath:instancePath+"/flow/nodes/" + i12,schemaPath:"#/properties/flow/properties/nodes/items/required",keyword:"required",params:{missingProperty: "title"},message:"must have required property '"+"title"+"'"};
if(vErrors === null){
vErrors = [err112];
}
else {
vErrors.push(err112);
}
errors++;
}
if(data54.role === undefined){
const err113 = {instancePath:instancePath+"/flow/nodes/" + i12,schemaPath:"#/properties/flow/properties/nodes/items/required",keyword:"required",params:{missingProperty: "role"},message:"must have required property '"+"role"+"'"};
if(vErrors === null){
vErrors = [err113];
}
else {
vErrors.push(err113);
}
errors++;
}
for(const key10 in data54){
if(!((((key10 === "id") || (key10 === "title")) || (key10 === "role")) || (key10 === "when"))){
const err114 = {instancePath:instancePath+"/flow/nodes/" + i12,schemaPath:"#/properties/flow/properties/nodes/items/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key10},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err114];
}
else {
vErrors.push(err114);
}
errors++;
}
}
if(data54.id !== undefined){
let data55 = data54.id;
if(typeof data55 === "string"){
if(!pattern94.test(data55)){
const err115 = {instancePath:instancePath+"/flow/nodes/" + i12+"/id",schemaPath:"#/properties/flow/properties/nodes/items/properties/id/pattern",keyword:"pattern",params:{pattern: "^[a-z][A-Za-z0-9]*$"},message:"must match pattern \""+"^[a-z][A-Za-z0-9]*$"+"\""};
if(vErrors === null){
vErrors = [err115];
}
else {
vErrors.push(err115);
}
errors++;
}
}
else {
const err116 = {instancePath:instancePath+"/flow/nodes/" + i12+"/id",schemaPath:"#/properties/flow/properties/nodes/items/properties/id/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err116];
}
else {
vErrors.push(err116);
}
errors++;
}
}
if(data54.title !== undefined){
if(typeof data54.title !== "string"){
const err117 = {instancePath:instancePath+"/flow/nodes/" + i12+"/title",schemaPath:"#/properties/flow/properties/nodes/items/properties/title/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err117];
}
else {
vErrors.push(err117);
}
errors++;
}
}
if(data54.role !== undefined){
if(typeof data54.role !== "string"){
const err118 = {instancePath:instancePath+"/flow/nodes/" + i12+"/role",schemaPath:"#/properties/flow/properties/nodes/items/properties/role/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err118];
}
else {
vErrors.push(err118);
}
errors++;
}
}
if(data54.when !== undefined){
let data58 = data54.when;
if(typeof data58 === "string"){
if(func2(data58) > 2000){
const err119 = {instancePath:instancePath+"/flow/nodes/" + i12+"/when",schemaPath:"field.schema.json#/definitions/Condition/maxLength",keyword:"maxLength",params:{limit: 2000},message:"must NOT have more than 2000 characters"};
if(vErrors === null){
vErrors = [err119];
}
else {
vErrors.push(err119);
}
errors++;
}
if(func2(data58) < 1){
const err120 = {instancePath:instancePath+"/flow/nodes/" + i12+"/when",schemaPath:"field.schema.json#/definitions/Condition/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err120];
}
else {
vErrors.push(err120);
}
errors++;
}
}
else {
const err121 = {instancePath:instancePath+"/flow/nodes/" + i12+"/when",schemaPath:"field.schema.json#/definitions/Condition/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err121];
}
else {
vErrors.push(err121);
}
errors++;
}
}
}
else {
const err122 = {instancePath:instancePath+"/flow/nodes/" + i12,schemaPath:"#/properties/flow/properties/nodes/items/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err122];
}
else {
vErrors.push(err122);
}
errors++;
}
}
}
else {
const err123 = {instancePath:instancePath+"/flow/nodes",schemaPath:"#/properties/flow/properties/nodes/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err123];
}
else {
vErrors.push(err123);
}
errors++;
}
}
if(data50.passed !== undefined){
let data59 = data50.passed;
if(data59 && typeof data59 == "object" && !Array.isArray(data59)){
for(const key11 in data59){
const _errs142 = errors;
if(typeof key11 === "string"){
if(!pattern2.test(key11)){
const err124 = {instancePath:instancePath+"/flow/passed",schemaPath:"field.schema.json#/definitions/FieldName/pattern",keyword:"pattern",params:{pattern: "^[A-Z][A-Za-z0-9]{0,40}$"},message:"must match pattern \""+"^[A-Z][A-Za-z0-9]{0,40}$"+"\"",propertyName:key11};
if(vErrors === null){
vErrors = [err124];
}
else {
vErrors.push(err124);
}
errors++;
}
}
else {
const err125 = {instancePath:instancePath+"/flow/passed",schemaPath:"field.schema.json#/definitions/FieldName/type",keyword:"type",params:{type: "string"},message:"must be string",propertyName:key11};
if(vErrors === null){
vErrors = [err125];
}
else {
vErrors.push(err125);
}
errors++;
}
var valid46 = _errs142 === errors;
if(!valid46){
const err126 = {instancePath:instancePath+"/flow/passed",schemaPath:"#/properties/flow/properties/passed/propertyNames",keyword:"propertyNames",params:{propertyName: key11},message:"property name must be valid"};
if(vErrors === null){
vErrors = [err126];
}
else {
vErrors.push(err126);
}
errors++;
}
}
for(const key12 in data59){
let data60 = data59[key12];
if(typeof data60 === "string"){
if(func2(data60) > 2000){
const err127 = {instancePath:instancePath+"/flow/passed/" + key12.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"field.schema.json#/definitions/Condition/maxLength",keyword:"maxLength",params:{limit: 2000},message:"must NOT have more than 2000 characters"};
if(vErrors === null){
vErrors = [err127];
}
else {
vErrors.push(err127);
}
errors++;
}
if(func2(data60) < 1){
const err128 = {instancePath:instancePath+"/flow/passed/" + key12.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"field.schema.json#/definitions/Condition/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err128];
}
else {
vErrors.push(err128);
}
errors++;
}
}
else {
const err129 = {instancePath:instancePath+"/flow/passed/" + key12.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"field.schema.json#/definitions/Condition/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err129];
}
else {
vErrors.push(err129);
}
errors++;
}
}
}
else {
const err130 = {instancePath:instancePath+"/flow/passed",schemaPath:"#/properties/flow/properties/passed/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err130];
}
else {
vErrors.push(err130);
}
errors++;
}
}
}
else {
const err131 = {instancePath:instancePath+"/flow",schemaPath:"#/properties/flow/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err131];
}
else {
vErrors.push(err131);
}
errors++;
}
}
if(data.assigns !== undefined){
let data61 = data.assigns;
if(data61 && typeof data61 == "object" && !Array.isArray(data61)){
if(data61.person === undefined){
const err132 = {instancePath:instancePath+"/assigns",schemaPath:"#/properties/assigns/required",keyword:"required",params:{missingProperty: "person"},message:"must have required property '"+"person"+"'"};
if(vErrors === null){
vErrors = [err132];
}
else {
vErrors.push(err132);
}
errors++;
}
if(data61.post === undefined){
const err133 = {instancePath:instancePath+"/assigns",schemaPath:"#/properties/assigns/required",keyword:"required",params:{missingProperty: "post"},message:"must have required property '"+"post"+"'"};
if(vErrors === null){
vErrors = [err133];
}
else {
vErrors.push(err133);
}
errors++;
}
if(data61.from === undefined){
const err134 = {instancePath:instancePath+"/assigns",schemaPath:"#/properties/assigns/required",keyword:"required",params:{missingProperty: "from"},message:"must have required property '"+"from"+"'"};
if(vErrors === null){
vErrors = [err134];
}
else {
vErrors.push(err134);
}
errors++;
}
if(data61.to === undefined){
const err135 = {instancePath:instancePath+"/assigns",schemaPath:"#/properties/assigns/required",keyword:"required",params:{missingProperty: "to"},message:"must have required property '"+"to"+"'"};
if(vErrors === null){
vErrors = [err135];
}
else {
vErrors.push(err135);
}
errors++;
}
if(data61.targets === undefined){
const err136 = {instancePath:instancePath+"/assigns",schemaPath:"#/properties/assigns/required",keyword:"required",params:{missingProperty: "targets"},message:"must have required property '"+"targets"+"'"};
if(vErrors === null){
vErrors = [err136];
}
else {
vErrors.push(err136);
}
errors++;
}
for(const key13 in data61){
if(!(((((((key13 === "person") || (key13 === "post")) || (key13 === "from")) || (key13 === "to")) || (key13 === "targets")) || (key13 === "account")) || (key13 === "roles"))){
const err137 = {instancePath:instancePath+"/assigns",schemaPath:"#/properties/assigns/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key13},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err137];
}
else {
vErrors.push(err137);
}
errors++;
}
}
if(data61.person !== undefined){
let data62 = data61.person;
if(typeof data62 === "string"){
if(!pattern2.test(data62)){
const err138 = {instancePath:instancePath+"/assigns/person",schemaPath:"field.schema.json#/definitions/FieldName/pattern",keyword:"pattern",params:{pattern: "^[A-Z][A-Za-z0-9]{0,40}$"},message:"must match pattern \""+"^[A-Z][A-Za-z0-9]{0,40}$"+"\""};
if(vErrors === null){
vErrors = [err138];
}
else {
vErrors.push(err138);
}
errors++;
}
}
else {
const err139 = {instancePath:instancePath+"/assigns/person",schemaPath:"field.schema.json#/definitions/FieldName/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err139];
}
else {
vErrors.push(err139);
}
errors++;
}
}
if(data61.post !== undefined){
let data63 = data61.post;
if(typeof data63 === "string"){
if(!pattern2.test(data63)){
const err140 = {instancePath:instancePath+"/assigns/post",schemaPath:"field.schema.json#/definitions/FieldName/pattern",keyword:"pattern",params:{pattern: "^[A-Z][A-Za-z0-9]{0,40}$"},message:"must match pattern \""+"^[A-Z][A-Za-z0-9]{0,40}$"+"\""};
if(vErrors === null){
vErrors = [err140];
}
else {
vErrors.push(err140);
}
errors++;
}
}
else {
const err141 = {instancePath:instancePath+"/assigns/post",schemaPath:"field.schema.json#/definitions/FieldName/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err141];
}
else {
vErrors.push(err141);
}
errors++;
}
}
if(data61.from !== undefined){
let data64 = data61.from;
if(typeof data64 === "string"){
if(!pattern2.test(data64)){
const err142 = {instancePath:instancePath+"/assigns/from",schemaPath:"field.schema.json#/definitions/FieldName/pattern",keyword:"pattern",params:{pattern: "^[A-Z][A-Za-z0-9]{0,40}$"},message:"must match pattern \""+"^[A-Z][A-Za-z0-9]{0,40}$"+"\""};
if(vErrors === null){
vErrors = [err142];
}
else {
vErrors.push(err142);
}
errors++;
}
}
else {
const err143 = {instancePath:instancePath+"/assigns/from",schemaPath:"field.schema.json#/definitions/FieldName/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err143];
}
else {
vErrors.push(err143);
}
errors++;
}
}
if(data61.to !== undefined){
let data65 = data61.to;
if(typeof data65 === "string"){
if(!pattern2.test(data65)){
const err144 = {instancePath:instancePath+"/assigns/to",schemaPath:"field.schema.json#/definitions/FieldName/pattern",keyword:"pattern",params:{pattern: "^[A-Z][A-Za-z0-9]{0,40}$"},message:"must match pattern \""+"^[A-Z][A-Za-z0-9]{0,40}$"+"\""};
if(vErrors === null){
vErrors = [err144];
}
else {
vErrors.push(err144);
}
errors++;
}
}
else {
const err145 = {instancePath:instancePath+"/assigns/to",schemaPath:"field.schema.json#/definitions/FieldName/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err145];
}
else {
vErrors.push(err145);
}
errors++;
}
}
if(data61.targets !== undefined){
let data66 = data61.targets;
if(Array.isArray(data66)){
if(data66.length < 1){
const err146 = {instancePath:instancePath+"/assigns/targets",schemaPath:"#/properties/assigns/properties/targets/minItems",keyword:"minItems",params:{limit: 1},message:"must NOT have fewer than 1 items"};
if(vErrors === null){
vErrors = [err146];
}
else {
vErrors.push(err146);
}
errors++;
}
const len10 = data66.length;
for(let i13=0; i13<len10; i13++){
let data67 = data66[i13];
if(typeof data67 === "string"){
if(!pattern2.test(data67)){
const err147 = {instancePath:instancePath+"/assigns/targets/" + i13,schemaPath:"field.schema.json#/definitions/FieldName/pattern",keyword:"pattern",params:{pattern: "^[A-Z][A-Za-z0-9]{0,40}$"},message:"must match pattern \""+"^[A-Z][A-Za-z0-9]{0,40}$"+"\""};
if(vErrors === null){
vErrors = [err147];
}
else {
vErrors.push(err147);
}
errors++;
}
}
else {
const err148 = {instancePath:instancePath+"/assigns/targets/" + i13,schemaPath:"field.schema.json#/definitions/FieldName/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err148];
}
else {
vErrors.push(err148);
}
errors++;
}
}
let i14 = data66.length;
let j3;
if(i14 > 1){
outer2:
for(;i14--;){
for(j3 = i14; j3--;){
if(func0(data66[i14], data66[j3])){
const err149 = {instancePath:instancePath+"/assigns/targets",schemaPath:"#/properties/assigns/properties/targets/uniqueItems",keyword:"uniqueItems",params:{i: i14, j: j3},message:"must NOT have duplicate items (items ## "+j3+" and "+i14+" are identical)"};
if(vErrors === null){
vErrors = [err149];
}
else {
vErrors.push(err149);
}
errors++;
break outer2;
}
}
}
}
}
else {
const err150 = {instancePath:instancePath+"/assigns/targets",schemaPath:"#/properties/assigns/properties/targets/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err150];
}
else {
vErrors.push(err150);
}
errors++;
}
}
if(data61.account !== undefined){
let data68 = data61.account;
if(typeof data68 === "string"){
if(!pattern2.test(data68)){
const err151 = {instancePath:instancePath+"/assigns/account",schemaPath:"field.schema.json#/definitions/FieldName/pattern",keyword:"pattern",params:{pattern: "^[A-Z][A-Za-z0-9]{0,40}$"},message:"must match pattern \""+"^[A-Z][A-Za-z0-9]{0,40}$"+"\""};
if(vErrors === null){
vErrors = [err151];
}
else {
vErrors.push(err151);
}
errors++;
}
}
else {
const err152 = {instancePath:instancePath+"/assigns/account",schemaPath:"field.schema.json#/definitions/FieldName/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err152];
}
else {
vErrors.push(err152);
}
errors++;
}
}
if(data61.roles !== undefined){
let data69 = data61.roles;
if(data69 && typeof data69 == "object" && !Array.isArray(data69)){
if(Object.keys(data69).length < 1){
const err153 = {instancePath:instancePath+"/assigns/roles",schemaPath:"#/properties/assigns/properties/roles/minProperties",keyword:"minProperties",params:{limit: 1},message:"must NOT have fewer than 1 properties"};
if(vErrors === null){
vErrors = [err153];
}
else {
vErrors.push(err153);
}
errors++;
}
for(const key14 in data69){
const _errs174 = errors;
if(typeof key14 === "string"){
if(!pattern5.test(key14)){
const err154 = {instancePath:instancePath+"/assigns/roles",schemaPath:"#/properties/assigns/properties/roles/propertyNames/pattern",keyword:"pattern",params:{pattern: "^[A-Za-z0-9_]{1,40}$"},message:"must match pattern \""+"^[A-Za-z0-9_]{1,40}$"+"\"",propertyName:key14};
if(vErrors === null){
vErrors = [err154];
}
else {
vErrors.push(err154);
}
errors++;
}
}
var valid60 = _errs174 === errors;
if(!valid60){
const err155 = {instancePath:instancePath+"/assigns/roles",schemaPath:"#/properties/assigns/properties/roles/propertyNames",keyword:"propertyNames",params:{propertyName: key14},message:"property name must be valid"};
if(vErrors === null){
vErrors = [err155];
}
else {
vErrors.push(err155);
}
errors++;
}
}
for(const key15 in data69){
if(typeof data69[key15] !== "string"){
const err156 = {instancePath:instancePath+"/assigns/roles/" + key15.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/properties/assigns/properties/roles/additionalProperties/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err156];
}
else {
vErrors.push(err156);
}
errors++;
}
}
}
else {
const err157 = {instancePath:instancePath+"/assigns/roles",schemaPath:"#/properties/assigns/properties/roles/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err157];
}
else {
vErrors.push(err157);
}
errors++;
}
}
}
else {
const err158 = {instancePath:instancePath+"/assigns",schemaPath:"#/properties/assigns/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err158];
}
else {
vErrors.push(err158);
}
errors++;
}
}
if(data.following !== undefined){
let data71 = data.following;
if(typeof data71 === "string"){
if(func2(data71) > 2000){
const err159 = {instancePath:instancePath+"/following",schemaPath:"field.schema.json#/definitions/Condition/maxLength",keyword:"maxLength",params:{limit: 2000},message:"must NOT have more than 2000 characters"};
if(vErrors === null){
vErrors = [err159];
}
else {
vErrors.push(err159);
}
errors++;
}
if(func2(data71) < 1){
const err160 = {instancePath:instancePath+"/following",schemaPath:"field.schema.json#/definitions/Condition/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err160];
}
else {
vErrors.push(err160);
}
errors++;
}
}
else {
const err161 = {instancePath:instancePath+"/following",schemaPath:"field.schema.json#/definitions/Condition/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err161];
}
else {
vErrors.push(err161);
}
errors++;
}
}
if(data.clock !== undefined){
let data72 = data.clock;
if(Array.isArray(data72)){
const len11 = data72.length;
for(let i15=0; i15<len11; i15++){
let data73 = data72[i15];
if(data73 && typeof data73 == "object" && !Array.isArray(data73)){
if(data73.when === undefined){
const err162 = {instancePath:instancePath+"/clock/" + i15,schemaPath:"#/properties/clock/items/required",keyword:"required",params:{missingProperty: "when"},message:"must have required property '"+"when"+"'"};
if(vErrors === null){
vErrors = [err162];
}
else {
vErrors.push(err162);
}
errors++;
}
if(data73.set === undefined){
const err163 = {instancePath:instancePath+"/clock/" + i15,schemaPath:"#/properties/clock/items/required",keyword:"required",params:{missingProperty: "set"},message:"must have required property '"+"set"+"'"};
if(vErrors === null){
vErrors = [err163];
}
else {
vErrors.push(err163);
}
errors++;
}
for(const key16 in data73){
if(!((key16 === "when") || (key16 === "set"))){
const err164 = {instancePath:instancePath+"/clock/" + i15,schemaPath:"#/properties/clock/items/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key16},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err164];
}
else {
vErrors.push(err164);
}
errors++;
}
}
if(data73.when !== undefined){
let data74 = data73.when;
if(typeof data74 === "string"){
if(func2(data74) > 2000){
const err165 = {instancePath:instancePath+"/clock/" + i15+"/when",schemaPath:"field.schema.json#/definitions/Condition/maxLength",keyword:"maxLength",params:{limit: 2000},message:"must NOT have more than 2000 characters"};
if(vErrors === null){
vErrors = [err165];
}
else {
vErrors.push(err165);
}
errors++;
}
if(func2(data74) < 1){
const err166 = {instancePath:instancePath+"/clock/" + i15+"/when",schemaPath:"field.schema.json#/definitions/Condition/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err166];
}
else {
vErrors.push(err166);
}
errors++;
}
}
else {
const err167 = {instancePath:instancePath+"/clock/" + i15+"/when",schemaPath:"field.schema.json#/definitions/Condition/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err167];
}
else {
vErrors.push(err167);
}
errors++;
}
}
if(data73.set !== undefined){
let data75 = data73.set;
if(data75 && typeof data75 == "object" && !Array.isArray(data75)){
for(const key17 in data75){
const _errs191 = errors;
if(typeof key17 === "string"){
if(!pattern2.test(key17)){
const err168 = {instancePath:instancePath+"/clock/" + i15+"/set",schemaPath:"field.schema.json#/definitions/FieldName/pattern",keyword:"pattern",params:{pattern: "^[A-Z][A-Za-z0-9]{0,40}$"},message:"must match pattern \""+"^[A-Z][A-Za-z0-9]{0,40}$"+"\"",propertyName:key17};
if(vErrors === null){
vErrors = [err168];
}
else {
vErrors.push(err168);
}
errors++;
}
}
else {
const err169 = {instancePath:instancePath+"/clock/" + i15+"/set",schemaPath:"field.schema.json#/definitions/FieldName/type",keyword:"type",params:{type: "string"},message:"must be string",propertyName:key17};
if(vErrors === null){
vErrors = [err169];
}
else {
vErrors.push(err169);
}
errors++;
}
var valid67 = _errs191 === errors;
if(!valid67){
const err170 = {instancePath:instancePath+"/clock/" + i15+"/set",schemaPath:"#/properties/clock/items/properties/set/propertyNames",keyword:"propertyNames",params:{propertyName: key17},message:"property name must be valid"};
if(vErrors === null){
vErrors = [err170];
}
else {
vErrors.push(err170);
}
errors++;
}
}
for(const key18 in data75){
let data76 = data75[key18];
if((typeof data76 !== "string") && (!(typeof data76 == "number"))){
const err171 = {instancePath:instancePath+"/clock/" + i15+"/set/" + key18.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/properties/clock/items/properties/set/additionalProperties/type",keyword:"type",params:{type: schema12.properties.clock.items.properties.set.additionalProperties.type},message:"must be string,number"};
if(vErrors === null){
vErrors = [err171];
}
else {
vErrors.push(err171);
}
errors++;
}
}
}
else {
const err172 = {instancePath:instancePath+"/clock/" + i15+"/set",schemaPath:"#/properties/clock/items/properties/set/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err172];
}
else {
vErrors.push(err172);
}
errors++;
}
}
}
else {
const err173 = {instancePath:instancePath+"/clock/" + i15,schemaPath:"#/properties/clock/items/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err173];
}
else {
vErrors.push(err173);
}
errors++;
}
}
}
else {
const err174 = {instancePath:instancePath+"/clock",schemaPath:"#/properties/clock/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err174];
}
else {
vErrors.push(err174);
}
errors++;
}
}
if(data.actions !== undefined){
let data77 = data.actions;
if(data77 && typeof data77 == "object" && !Array.isArray(data77)){
for(const key19 in data77){
const _errs199 = errors;
if(typeof key19 === "string"){
if(!pattern21.test(key19)){
const err175 = {instancePath:instancePath+"/actions",schemaPath:"#/definitions/EnCode/pattern",keyword:"pattern",params:{pattern: "^[a-z][A-Za-z0-9]*(\\.[a-z][A-Za-z0-9]*){1,3}$"},message:"must match pattern \""+"^[a-z][A-Za-z0-9]*(\\.[a-z][A-Za-z0-9]*){1,3}$"+"\"",propertyName:key19};
if(vErrors === null){
vErrors = [err175];
}
else {
vErrors.push(err175);
}
errors++;
}
}
else {
const err176 = {instancePath:instancePath+"/actions",schemaPath:"#/definitions/EnCode/type",keyword:"type",params:{type: "string"},message:"must be string",propertyName:key19};
if(vErrors === null){
vErrors = [err176];
}
else {
vErrors.push(err176);
}
errors++;
}
var valid70 = _errs199 === errors;
if(!valid70){
const err177 = {instancePath:instancePath+"/actions",schemaPath:"#/properties/actions/propertyNames",keyword:"propertyNames",params:{propertyName: key19},message:"property name must be valid"};
if(vErrors === null){
vErrors = [err177];
}
else {
vErrors.push(err177);
}
errors++;
}
}
for(const key20 in data77){
if(!(validate98(data77[key20], {instancePath:instancePath+"/actions/" + key20.replace(/~/g, "~0").replace(/\//g, "~1"),parentData:data77,parentDataProperty:key20,rootData}))){
vErrors = vErrors === null ? validate98.errors : vErrors.concat(validate98.errors);
errors = vErrors.length;
}
}
}
else {
const err178 = {instancePath:instancePath+"/actions",schemaPath:"#/properties/actions/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err178];
}
else {
vErrors.push(err178);
}
errors++;
}
}
if(data.seed !== undefined){
let data79 = data.seed;
if(data79 && typeof data79 == "object" && !Array.isArray(data79)){
if(data79.key === undefined){
const err179 = {instancePath:instancePath+"/seed",schemaPath:"#/properties/seed/required",keyword:"required",params:{missingProperty: "key"},message:"must have required property '"+"key"+"'"};
if(vErrors === null){
vErrors = [err179];
}
else {
vErrors.push(err179);
}
errors++;
}
if(data79.rows === undefined){
const err180 = {instancePath:instancePath+"/seed",schemaPath:"#/properties/seed/required",keyword:"required",params:{missingProperty: "rows"},message:"must have required property '"+"rows"+"'"};
if(vErrors === null){
vErrors = [err180];
}
else {
vErrors.push(err180);
}
errors++;
}
for(const key21 in data79){
if(!((key21 === "key") || (key21 === "rows"))){
const err181 = {instancePath:instancePath+"/seed",schemaPath:"#/properties/seed/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key21},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err181];
}
else {
vErrors.push(err181);
}
errors++;
}
}
if(data79.key !== undefined){
let data80 = data79.key;
if(Array.isArray(data80)){
if(data80.length < 1){
const err182 = {instancePath:instancePath+"/seed/key",schemaPath:"#/properties/seed/properties/key/minItems",keyword:"minItems",params:{limit: 1},message:"must NOT have fewer than 1 items"};
if(vErrors === null){
vErrors = [err182];
}
else {
vErrors.push(err182);
}
errors++;
}
const len12 = data80.length;
for(let i16=0; i16<len12; i16++){
if(typeof data80[i16] !== "string"){
const err183 = {instancePath:instancePath+"/seed/key/" + i16,schemaPath:"#/properties/seed/properties/key/items/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err183];
}
else {
vErrors.push(err183);
}
errors++;
}
}
}
else {
const err184 = {instancePath:instancePath+"/seed/key",schemaPath:"#/properties/seed/properties/key/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err184];
}
else {
vErrors.push(err184);
}
errors++;
}
}
if(data79.rows !== undefined){
let data82 = data79.rows;
if(Array.isArray(data82)){
const len13 = data82.length;
for(let i17=0; i17<len13; i17++){
let data83 = data82[i17];
if(!(data83 && typeof data83 == "object" && !Array.isArray(data83))){
const err185 = {instancePath:instancePath+"/seed/rows/" + i17,schemaPath:"#/properties/seed/properties/rows/items/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err185];
}
else {
vErrors.push(err185);
}
errors++;
}
}
}
else {
const err186 = {instancePath:instancePath+"/seed/rows",schemaPath:"#/properties/seed/properties/rows/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err186];
}
else {
vErrors.push(err186);
}
errors++;
}
}
}
else {
const err187 = {instancePath:instancePath+"/seed",schemaPath:"#/properties/seed/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err187];
}
else {
vErrors.push(err187);
}
errors++;
}
}
}
else {
const err188 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err188];
}
else {
vErrors.push(err188);
}
errors++;
}
validate11.errors = vErrors;
return errors === 0;
}

export const validateAction = validate98;

export const validateField = validate12;

export const validatePage = validate101;
const schema225 = {"$schema":"http://json-schema.org/draft-07/schema#","$id":"page.schema.json","title":"PageFile","description":"What is shown. schemas/pages/<comment path>.json; the path is the menu item's comment.","type":"object","required":["kind"],"discriminator":{"propertyName":"kind"},"oneOf":[{"$ref":"#/definitions/ListPage"},{"$ref":"#/definitions/FormPage"},{"$ref":"#/definitions/DetailPage"},{"$ref":"#/definitions/TabsPage"},{"$ref":"#/definitions/BoardPage"},{"$ref":"#/definitions/NoticesPage"},{"$ref":"#/definitions/WizardPage"},{"$ref":"#/definitions/LinkPage"},{"$ref":"#/definitions/ScanPage"},{"$ref":"#/definitions/PrintPage"},{"$ref":"#/definitions/BatchPage"},{"$ref":"#/definitions/PickerPage"},{"$ref":"#/definitions/PaperPage"},{"$ref":"#/definitions/DesignerPage"}],"definitions":{"Button":{"title":"PageButton","description":"An action button. Title, guard, parameters and confirmation come from the entity's action unless given here.","type":"object","additionalProperties":false,"required":["EnCode"],"properties":{"EnCode":{"$ref":"entity.schema.json#/definitions/EnCode"},"text":{"type":"string","maxLength":20},"icon":{"type":"string","pattern":"^[A-Z][A-Za-z]+Outlined$"},"when":{"$ref":"field.schema.json#/definitions/Condition"},"type":{"enum":["primary","default","link","danger"]},"confirm":{"type":"string"},"count":{"$ref":"field.schema.json#/definitions/FieldName","description":"Number field of the row that stands after the text, such as how many did it."},"params":{"type":"object","minProperties":1,"propertyNames":{"$ref":"field.schema.json#/definitions/FieldName"},"additionalProperties":{"$ref":"field.schema.json#/definitions/Condition"},"description":"Values that parameters of the action begin with: CEL over chosen (the row that is chosen in a table beside, see its \"choose\"), row (the one row that it is about) and me."},"Url":{"type":"string","description":"http: new browser tab. Other: in-app route in a new tab. Empty or absent: the handler named by EnCode."}}},"FieldUse":{"title":"FieldUse","oneOf":[{"type":"string","pattern":"^[A-Z][A-Za-z0-9]*$"},{"title":"FieldUseObject","type":"object","additionalProperties":false,"required":["field"],"properties":{"field":{"type":"string","pattern":"^[A-Z][A-Za-z0-9]*$"},"title":{"type":"string"},"span":{"type":"integer","minimum":1,"maximum":4,"description":"Grid columns taken in a form or detail."},"visible":{"$ref":"field.schema.json#/definitions/Condition"},"required":{"oneOf":[{"type":"boolean"},{"$ref":"field.schema.json#/definitions/Condition"}]},"disabled":{"oneOf":[{"type":"boolean"},{"$ref":"field.schema.json#/definitions/Condition"}]},"placeholder":{"type":"string"},"note":{"type":"string"},"track":{"$ref":"block.schema.json#/definitions/CallSource","description":"Field of type time with which a range begins; the field that has it as \"after\" follows it. The two are also chosen on a track of the day, on which the parts that are taken are shown. Its input is CEL over row, the values typed so far, and me; it is asked once all of them are there. It answers {From, To, Step, Least, Most, Taken: [{From, To}], Note}: times HH:mm, and minutes; the server judges the range again."}}}]},"Column":{"title":"ColumnUse","oneOf":[{"type":"string","pattern":"^[A-Z][A-Za-z0-9]*$"},{"title":"ColumnUseObject","type":"object","additionalProperties":false,"required":["field"],"properties":{"field":{"type":"string","pattern":"^[A-Z][A-Za-z0-9]*$"},"title":{"type":"string"},"width":{"type":"integer","minimum":40,"maximum":600},"fixed":{"enum":["left","right"]},"sort":{"type":"boolean","description":"Default true for indexed fields."},"hidden":{"type":"boolean","description":"Off until the user switches the column on."},"link":{"$ref":"entity.schema.json#/definitions/EnCode","description":"The cell runs this action on its row."},"drill":{"$ref":"block.schema.json#/definitions/Drill"},"ellipsis":{"$ref":"block.schema.json#/definitions/Ellipsis"}}}]},"Filter":{"title":"FilterUse","oneOf":[{"type":"string","pattern":"^[A-Z][A-Za-z0-9]*$","description":"A field, or Keyword (the entity's search fields)."},{"title":"FilterUseObject","type":"object","additionalProperties":false,"properties":{"field":{"type":"string","pattern":"^[A-Z][A-Za-z0-9]*$"},"range":{"type":"string","pattern":"^[A-Z][A-Za-z0-9]*$","description":"Date, time or number field filtered from .. to."},"student":{"type":"boolean","description":"The cascade college, major, grade, class, keyword (domain macro @FS)."},"title":{"type":"string"},"multiple":{"type":"boolean"},"default":{"type":["string","number","array"]}}}]},"Section":{"title":"PageSection","type":"object","additionalProperties":false,"required":["fields"],"properties":{"title":{"type":"string"},"note":{"type":"string"},"visible":{"$ref":"field.schema.json#/definitions/Condition"},"columns":{"type":"integer","minimum":1,"maximum":4},"collapsed":{"type":"boolean","description":"The reader may open and close the section, which needs a title; true: closed at first. A wrong value opens it."},"fields":{"type":"array","minItems":1,"items":{"$ref":"#/definitions/FieldUse"}}}},"Child":{"title":"ChildUse","description":"A sub-table: an entity whose parent is the page's, alone or with what the page says of it.","oneOf":[{"type":"string"},{"title":"ChildUseObject","type":"object","additionalProperties":false,"required":["entity"],"properties":{"entity":{"type":"string"},"title":{"type":"string","minLength":1,"maxLength":20},"order":{"$ref":"field.schema.json#/definitions/FieldName","description":"Whole number of a line: its place, from 1, among those of its group. Nobody types it; the lines are moved."},"groups":{"$ref":"field.schema.json#/definitions/FieldName","description":"Field of type dict of a line: the lines stand in a group for each item of the dictionary, which can be folded and tells how many there are and their sums. A line is added in its group, and has its value. A wrong line opens its group."},"grid":{"title":"ChildGrid","description":"The lines are places that are laid out in rows and columns, such as the seats of a room: a spot without a line is an aisle. Spots, whole rows and whole columns are set to a state, given a yes or no, or cleared. Not with \"order\", \"groups\" or \"pick\".","type":"object","additionalProperties":false,"required":["row","column"],"properties":{"row":{"$ref":"field.schema.json#/definitions/FieldName","description":"Whole number: the row, from 1."},"column":{"$ref":"field.schema.json#/definitions/FieldName","description":"Whole number: the place in the row, from 1."},"number":{"$ref":"field.schema.json#/definitions/FieldName","description":"Text: what the place is called. New places are numbered, and all of them anew when that is asked for."},"state":{"$ref":"field.schema.json#/definitions/FieldName","description":"Dictionary field: the states that a place can be set to, with their colours."}}},"pick":{"title":"ChildPick","description":"Lines are not added empty: they are picked from a list, several at once. What is a line already is not offered twice.","type":"object","additionalProperties":false,"required":["page","field"],"properties":{"page":{"type":"string","description":"Page of kind list that opens above the form, with its filters and pages. It has no buttons."},"field":{"$ref":"field.schema.json#/definitions/FieldName","description":"Reference of the line to the picked row."},"by":{"$ref":"field.schema.json#/definitions/FieldName","description":"With \"groups\": field of the picked rows that has the group's value, so that each group is picked from its own."},"set":{"type":"object","minProperties":1,"propertyNames":{"$ref":"field.schema.json#/definitions/FieldName"},"additionalProperties":{"$ref":"field.schema.json#/definitions/Condition"},"description":"Further values of a new line: CEL over row, the picked row, and me."}}}}}]},"LastRow":{"title":"LastRow","type":"object","additionalProperties":false,"required":["find","sort"],"description":"The row that a new one follows: the first that the caller reaches with these values, in this order. It is last in the formulas of \"initial\"; what is masked in it, and everything where there is none, is left empty.","properties":{"find":{"type":"object","minProperties":1,"propertyNames":{"$ref":"field.schema.json#/definitions/FieldName"},"additionalProperties":{"$ref":"field.schema.json#/definitions/Condition"},"description":"CEL over me."},"sort":{"type":"string","pattern":"^-?[A-Z][A-Za-z0-9]*$"}}},"Step":{"title":"WizardStep","description":"One step of a wizard: fields, sub-tables, or both.","type":"object","additionalProperties":false,"required":["title"],"anyOf":[{"required":["fields"]},{"required":["children"]}],"properties":{"title":{"type":"string","minLength":1,"maxLength":12},"note":{"type":"string"},"visible":{"$ref":"field.schema.json#/definitions/Condition"},"columns":{"type":"integer","minimum":1,"maximum":4},"fields":{"type":"array","minItems":1,"items":{"$ref":"#/definitions/FieldUse"}},"children":{"type":"array","minItems":1,"items":{"$ref":"#/definitions/Child"},"description":"Sub-tables edited in this step."}}},"PublicWord":{"title":"PublicWord","enum":[true,false,"ticket","share"],"description":"Readable without a session (its route must be in the public manifest). \"ticket\": by who has proved who he is on a route of its page group, his own rows alone. \"share\": a board, by whoever has an address with one of its keys; blocks whose calls do not say \"share\" are left out for him."},"ListPage":{"title":"ListPage","type":"object","additionalProperties":false,"required":["version","title","kind","entity","columns"],"properties":{"$schema":{"type":"string"},"version":{"const":1},"title":{"type":"string"},"note":{"type":"string","description":"One line under the title for the people who use the page."},"kind":{"const":"list"},"public":{"$ref":"#/definitions/PublicWord"},"entity":{"type":"string"},"tree":{"type":"object","additionalProperties":false,"required":["source","field"],"properties":{"source":{"type":"string"},"field":{"type":"string"},"title":{"type":"string"}},"description":"A tree on the left that filters `field`."},"filter":{"$ref":"field.schema.json#/definitions/Condition","description":"Always applied, by the server; CEL over row and me."},"tabs":{"type":"array","minItems":1,"items":{"title":"ListTab","type":"object","additionalProperties":false,"required":["key","title"],"properties":{"key":{"type":"string"},"title":{"type":"string"},"filter":{"$ref":"field.schema.json#/definitions/Condition"}}}},"filters":{"type":"array","items":{"$ref":"#/definitions/Filter"}},"blocks":{"type":"array","minItems":1,"maxItems":4,"items":{"$ref":"block.schema.json"},"description":"Shown above the rows, below the filters: charts, figures. The name filter in the inputs of their calls holds what the list is filtered by."},"columns":{"type":"array","minItems":1,"items":{"$ref":"#/definitions/Column"}},"sort":{"type":"string","pattern":"^-?[A-Z][A-Za-z0-9]*$"},"pageSize":{"enum":[10,20,50,100]},"toolbar":{"type":"array","items":{"$ref":"#/definitions/Button"}},"rowActions":{"type":"array","items":{"$ref":"#/definitions/Button"}},"batchActions":{"type":"array","items":{"$ref":"#/definitions/Button"}},"card":{"type":"object","additionalProperties":false,"required":["title"],"description":"How a row looks on a phone.","properties":{"title":{"type":"string"},"tags":{"type":"array","items":{"type":"string"}},"fields":{"type":"array","items":{"type":"string"}},"bar":{"title":"CardBar","type":"object","additionalProperties":false,"required":["field","of"],"description":"A bar of two numbers of the row: how much of the second the first is.","properties":{"field":{"type":"string","description":"Field with the number reached."},"of":{"type":"string","description":"Field with the whole."}}},"always":{"type":"boolean","description":"Cards on desktops too."}}},"lanes":{"title":"ListLanes","type":"object","additionalProperties":false,"required":["field"],"description":"The rows as cards (`card`) in a lane for each item of a dictionary, in its order, or for each row that a reference may be to: of these at most 50, those that its `filter` offers, whose form is the filters of the list.","properties":{"field":{"$ref":"field.schema.json#/definitions/FieldName","description":"Field of type dict or ref; its value says in which lane a row stands."},"codes":{"type":"array","minItems":1,"uniqueItems":true,"items":{"type":"string"},"description":"Only these items of the dictionary. Default: all."},"move":{"$ref":"entity.schema.json#/definitions/EnCode","description":"Moves a row to another lane, by dragging or from a menu: run with the parameter of the field's name, and asked for its others. The action's own guard says which rows may be moved."}}},"groups":{"title":"ListGroups","type":"object","additionalProperties":false,"required":["field"],"description":"The rows stand under a heading for each value of a field, the largest group first. The server pages the headings; the rows of a group are read, page by page, when it is opened.","properties":{"field":{"$ref":"field.schema.json#/definitions/FieldName","description":"Field of type dict, ref or text."},"fields":{"type":"array","minItems":1,"maxItems":4,"uniqueItems":true,"items":{"$ref":"field.schema.json#/definitions/FieldName"},"description":"Told in the heading too: what all rows of a group have in common, such as the counsellor of a class."},"actions":{"type":"array","minItems":1,"items":{"$ref":"#/definitions/Button"},"description":"Run on all rows of a group: actions with \"batch\": \"all\". The field is a ref then, or of a dictionary without levels."}}},"mark":{"type":"array","minItems":1,"maxItems":6,"description":"Rows that stand out: the first mark whose condition holds. Its sign and title are shown beside the colour.","items":{"title":"ListMark","type":"object","additionalProperties":false,"required":["when","as","title"],"properties":{"when":{"$ref":"field.schema.json#/definitions/Condition"},"as":{"enum":["success","warning","danger","muted"]},"title":{"type":"string","minLength":1,"maxLength":20}}}},"expand":{"type":"array","minItems":1,"items":{"type":"string","pattern":"^[A-Z][A-Za-z0-9]*$"},"description":"Fields shown below a row when it is opened."},"summary":{"type":"array","minItems":1,"maxItems":20,"description":"A last line over all rows that match, worked out by the server within the caller's scope. One statistic a field.","items":{"title":"ListSummary","type":"object","additionalProperties":false,"required":["field","stat"],"properties":{"field":{"type":"string","pattern":"^[A-Z][A-Za-z0-9]*$"},"stat":{"enum":["sum","avg","min","max","count"],"description":"count: of a dictionary field, how many rows have one of `codes`. The others are of numbers."},"codes":{"type":"array","minItems":1,"uniqueItems":true,"items":{"type":"string","pattern":"^[A-Za-z0-9_]{1,40}$"}},"title":{"type":"string","minLength":1,"maxLength":10,"description":"Word before the statistic."}}}},"refresh":{"type":"integer","minimum":10,"maximum":3600,"description":"Seconds after which the rows are read anew while the page is in sight."},"refreshAfter":{"$ref":"block.schema.json#/definitions/RefreshAfter"},"form":{"type":"string","description":"Page file of kind form used by add and edit. Absent: built from the entity."},"detail":{"type":"string","description":"Page file of kind detail used by view. Absent: built from the entity."},"details":{"title":"ListDetails","type":"object","additionalProperties":false,"required":["by","pages"],"description":"Rows open different detail pages by one of their values; with another value as \"detail\" says.","properties":{"by":{"$ref":"field.schema.json#/definitions/FieldName","description":"Field whose value says which page."},"row":{"$ref":"field.schema.json#/definitions/FieldName","description":"Field with the Id of the row that the page shows, of whatever entity. Absent: the row itself."},"pages":{"title":"DetailsByValue","type":"object","minProperties":1,"propertyNames":{"pattern":"^[A-Za-z0-9_./-]{1,60}$"},"additionalProperties":{"type":"string"},"description":"Page files of kind detail by value. They are no part of what this page grants: who opens one holds it by a menu item of its own."}}},"beside":{"type":"boolean","description":"On desktops the detail or the form of a row stands at the right of the list in place of a drawer over it."},"empty":{"type":"string"}}},"FormPage":{"title":"FormPage","type":"object","additionalProperties":false,"required":["version","title","kind","entity","sections"],"properties":{"$schema":{"type":"string"},"version":{"const":1},"title":{"type":"string"},"note":{"type":"string"},"kind":{"const":"form"},"public":{"$ref":"#/definitions/PublicWord"},"entity":{"type":"string"},"columns":{"type":"integer","minimum":1,"maximum":4,"description":"Grid columns on desktops; phones always show one."},"find":{"type":"object","minProperties":1,"description":"When no row was named, the first that the caller reaches with these values is edited: CEL over me. Where there is none, a new row begins with them.","propertyNames":{"$ref":"field.schema.json#/definitions/FieldName"},"additionalProperties":{"$ref":"field.schema.json#/definitions/Condition"}},"blocks":{"type":"array","minItems":1,"items":{"$ref":"block.schema.json"},"description":"Shown above the fields; in a wizard, above those of its first step."},"last":{"$ref":"#/definitions/LastRow"},"initial":{"type":"object","description":"Values of a new row. params holds the fields given in the route's query, last those of the row that \"last\" finds.","propertyNames":{"$ref":"field.schema.json#/definitions/FieldName"},"additionalProperties":{"$ref":"field.schema.json#/definitions/Condition"}},"sections":{"type":"array","minItems":1,"items":{"$ref":"#/definitions/Section"}},"children":{"type":"array","minItems":1,"items":{"$ref":"#/definitions/Child"},"description":"Sub-tables edited below the sections."},"preview":{"$ref":"entity.schema.json#/definitions/EnCode","description":"Handler EnCode asked with the values typed so far; its Lines are shown above the buttons. An answer with More has a button of that text: asked again with the parameter More = 1 it answers a Table {Title, Note, Columns, Rows}, which a drawer shows."},"phone":{"title":"FormPhone","type":"object","additionalProperties":false,"required":["sections"],"description":"A button shows what is typed so far as its readers will see it, in the frame of a phone.","properties":{"sections":{"type":"array","minItems":1,"items":{"$ref":"#/definitions/Section"}}}},"actions":{"type":"array","items":{"$ref":"#/definitions/Button"},"description":"add, edit and submit save the form first. Absent: 保存."},"done":{"type":"string","description":"Route to go to after a successful action."}}},"WizardPage":{"title":"WizardPage","description":"A form in steps. A step is judged before the next one opens, and all of them before anything is sent.","type":"object","additionalProperties":false,"required":["version","title","kind","entity","steps"],"properties":{"$schema":{"type":"string"},"version":{"const":1},"title":{"type":"string"},"note":{"type":"string"},"kind":{"const":"wizard"},"public":{"$ref":"#/definitions/PublicWord"},"entity":{"type":"string"},"columns":{"type":"integer","minimum":1,"maximum":4,"description":"Grid columns on desktops; phones always show one."},"find":{"type":"object","minProperties":1,"description":"When no row was named, the first that the caller reaches with these values is edited: CEL over me. Where there is none, a new row begins with them.","propertyNames":{"$ref":"field.schema.json#/definitions/FieldName"},"additionalProperties":{"$ref":"field.schema.json#/definitions/Condition"}},"blocks":{"type":"array","minItems":1,"items":{"$ref":"block.schema.json"},"description":"Shown above the fields; in a wizard, above those of its first step."},"last":{"$ref":"#/definitions/LastRow"},"initial":{"type":"object","description":"Values of a new row. params holds the fields given in the route's query, last those of the row that \"last\" finds.","propertyNames":{"$ref":"field.schema.json#/definitions/FieldName"},"additionalProperties":{"$ref":"field.schema.json#/definitions/Condition"}},"steps":{"type":"array","minItems":2,"items":{"$ref":"#/definitions/Step"}},"review":{"type":"boolean","description":"A last step that shows everything that was typed. Default true."},"preview":{"$ref":"entity.schema.json#/definitions/EnCode","description":"Handler EnCode asked with the values typed so far; its Lines are shown above the buttons."},"actions":{"type":"array","items":{"$ref":"#/definitions/Button"},"description":"Shown in the last step; those that keep a draft, and those that run on no row, in every step. Absent: 保存."},"done":{"type":"string","description":"Route to go to after a successful action."}}},"DetailPage":{"title":"DetailPage","type":"object","additionalProperties":false,"required":["version","title","kind","entity","sections"],"properties":{"$schema":{"type":"string"},"version":{"const":1},"title":{"type":"string"},"note":{"type":"string"},"kind":{"const":"detail"},"public":{"$ref":"#/definitions/PublicWord"},"entity":{"type":"string"},"row":{"$ref":"field.schema.json#/definitions/Condition","description":"Formula over me: Id of the reader's own row, which the page shows whatever row it is opened with. Whoever has none sees the row that is named."},"columns":{"type":"integer","minimum":1,"maximum":4},"banner":{"type":"array","minItems":1,"maxItems":6,"description":"What is to be known first about the row, above everything: the first whose condition holds.","items":{"title":"DetailBanner","type":"object","additionalProperties":false,"required":["when","as","title"],"properties":{"when":{"$ref":"field.schema.json#/definitions/Condition"},"as":{"enum":["success","warning","danger","muted"]},"title":{"type":"string","minLength":1,"maxLength":20},"text":{"$ref":"field.schema.json#/definitions/Condition","description":"Formula of the line below the title."}}}},"sections":{"type":"array","minItems":1,"items":{"$ref":"#/definitions/Section"}},"children":{"type":"array","minItems":1,"items":{"type":"string"},"description":"Sub-table entities (their parent is this page's entity) listed below the sections."},"timeline":{"type":"boolean","description":"Shows the approval records."},"lists":{"type":"array","items":{"type":"object","additionalProperties":false,"required":["page","by"],"properties":{"title":{"type":"string"},"page":{"type":"string"},"by":{"type":"string"},"when":{"$ref":"field.schema.json#/definitions/Condition","description":"Whether the list is shown: CEL over row and me."}}},"description":"Lists of other entities whose field `by` is this row's Id."},"blocks":{"type":"array","minItems":1,"items":{"$ref":"block.schema.json"},"description":"Shown below the sections."},"blocksFirst":{"type":"boolean","description":"The blocks stand above the sections."},"turn":{"type":"string","minLength":1,"maxLength":4,"description":"Counter word of the rows. Opened from a list, the page goes on to the row before and the row after, of the next page too."},"actions":{"type":"array","items":{"$ref":"#/definitions/Button"}}}},"TabsPage":{"title":"TabsPage","type":"object","additionalProperties":false,"required":["version","title","kind","tabs"],"properties":{"$schema":{"type":"string"},"version":{"const":1},"title":{"type":"string"},"note":{"type":"string"},"kind":{"const":"tabs"},"public":{"$ref":"#/definitions/PublicWord"},"entity":{"type":"string","description":"Entity of the row that the page is opened with; its fields are row in the conditions of the tabs."},"beside":{"type":"boolean","description":"On desktops the first tab stands at the left of the others, and is no tab."},"tabs":{"type":"array","minItems":1,"items":{"title":"PageTab","type":"object","additionalProperties":false,"required":["title","page"],"properties":{"title":{"type":"string"},"page":{"type":"string"},"when":{"$ref":"field.schema.json#/definitions/Condition","description":"Whether the tab is offered: CEL over me, and row where the page names an entity."},"count":{"description":"Number beside the title. true: how many rows the tab's list has. Otherwise the value `field` of what a call answers.","oneOf":[{"const":true},{"title":"TabCount","type":"object","additionalProperties":false,"required":["call","field"],"properties":{"call":{"type":"string","description":"Group/Action of a file in schemas/calls."},"input":{"type":"object","additionalProperties":{"$ref":"field.schema.json#/definitions/Condition"}},"field":{"$ref":"block.schema.json#/definitions/Key"}}}]}}}}}},"BoardPage":{"title":"BoardPage","description":"Charts, figures and lists on a grid of 4 columns.","type":"object","additionalProperties":false,"required":["version","title","kind","blocks"],"properties":{"$schema":{"type":"string"},"version":{"const":1},"title":{"type":"string"},"note":{"type":"string"},"kind":{"const":"board"},"reportDate":{"enum":["day","month"],"description":"Lets the reader choose the day or month that the board is about: the name reportDate in the inputs of its calls, as YYYY-MM-DD or YYYY-MM. The choice holds for every board while the window is open."},"look":{"enum":["page","screen"],"description":"screen: for a wall; dark, over the whole window, with the time of day and a switch to the full screen. Default page."},"public":{"$ref":"#/definitions/PublicWord"},"shares":{"type":"string","description":"With \"public\": \"share\": list page of the keys of this board, where they are made and revoked. A button at the head leads there, for who was granted one of its buttons."},"filters":{"title":"BoardFilters","description":"What the reader narrows the board by: the name filter in the inputs of its calls, such as filter.CollegeId, or filter.PassTime.From for a range. The calls judge for themselves what he may see.","type":"object","additionalProperties":false,"required":["entity","fields"],"properties":{"entity":{"type":"string","description":"Entity of the fields; to choose among rows, the reader has to read it on some page."},"fields":{"type":"array","minItems":1,"items":{"$ref":"#/definitions/Filter"}}}},"blocks":{"type":"array","minItems":1,"items":{"$ref":"block.schema.json"}}}},"ScanPage":{"title":"ScanPage","description":"Reads QR codes with the camera, or from a line of text, and gives each to an action. What it answers is shown; then the next may come.","type":"object","additionalProperties":false,"required":["version","title","kind","entity","EnCode","param","items"],"properties":{"$schema":{"type":"string"},"version":{"const":1},"title":{"type":"string"},"note":{"type":"string"},"kind":{"const":"scan"},"public":{"$ref":"#/definitions/PublicWord"},"entity":{"type":"string"},"EnCode":{"$ref":"entity.schema.json#/definitions/EnCode","description":"Action of the entity that works on no row: it takes the text and answers an object."},"param":{"$ref":"field.schema.json#/definitions/FieldName","description":"The action's parameter that is the text."},"search":{"$ref":"entity.schema.json#/definitions/EnCode","description":"Action with the same parameters for what is typed by hand. Default: EnCode."},"keep":{"type":"array","minItems":1,"maxItems":4,"uniqueItems":true,"items":{"$ref":"field.schema.json#/definitions/FieldName"},"description":"Parameters of the action that are chosen above, once for all codes, and kept on the device. A page that is opened with a row or a code begins with it as the first of them."},"placeholder":{"type":"string","maxLength":40,"description":"What may be typed instead of a code."},"name":{"$ref":"block.schema.json#/definitions/Key","description":"Large text of the result."},"ok":{"$ref":"block.schema.json#/definitions/Key","description":"Value of the answer that is 0 where the result is a refusal."},"items":{"type":"array","items":{"$ref":"block.schema.json#/definitions/Item"},"description":"Values of the answer that are shown."},"picture":{"$ref":"block.schema.json#/definitions/Key","description":"Value of the answer that is the Id of a picture, shown large beside the result."},"notice":{"$ref":"block.schema.json#/definitions/Key","description":"Value of the answer that is a warning, shown where it is not empty."},"url":{"$ref":"block.schema.json#/definitions/Key","description":"Value of the answer that is the in-app route to go on to."},"blocks":{"type":"array","minItems":1,"items":{"$ref":"block.schema.json"},"description":"Shown below, read anew after each code."}}},"PrintPart":{"title":"PrintPart","description":"A part of a printed document. It never breaks across pages; a table breaks between its lines.","type":"object","additionalProperties":false,"required":["part"],"properties":{"part":{"enum":["fields","table","text","signs","records"],"description":"fields: names and values of the row. table: the lines of a list field or a sub-table. text: words. signs: places to sign. records: the approval records."},"title":{"type":"string","maxLength":40},"columns":{"type":"integer","minimum":1,"maximum":4,"description":"fields: how many beside each other. Default 2."},"fields":{"type":"array","minItems":1,"items":{"$ref":"field.schema.json#/definitions/FieldName"},"description":"fields: fields of the entity. table: columns, of the list or the sub-table."},"photo":{"$ref":"field.schema.json#/definitions/FieldName","description":"fields: image field whose first picture stands at the right."},"photoOf":{"type":"string","description":"fields: entity whose row has the photo; it names the document's row in a reference. Templates only. Default: the document's own."},"needs":{"type":"array","minItems":1,"items":{"$ref":"field.schema.json#/definitions/FieldName"},"description":"fields: without a value in these, or without the photo when it is among them, a document is incomplete."},"qr":{"$ref":"field.schema.json#/definitions/Condition","description":"fields: formula of the text of a QR code at the right."},"signed":{"const":true,"description":"fields: at the right stands a QR code that the server signs for each print of the row; it is good until the row is printed again. In a preview its place is empty. Templates only, of entities whose module signs."},"lines":{"type":"string","description":"table: a list field of the entity, or a sub-table entity; in a template also an entity that names the row in a reference."},"text":{"type":"string","maxLength":2000,"description":"text: the words."},"value":{"$ref":"field.schema.json#/definitions/Condition","description":"text: formula of the words, in place of text."},"align":{"enum":["left","center","right"],"description":"text. Default left."},"titles":{"type":"array","minItems":1,"items":{"type":"string","maxLength":20},"description":"signs: who signs."}}},"PrintPage":{"title":"PrintPage","description":"A document for the printer: one for each row that it is opened with, in the true size of its paper.","type":"object","additionalProperties":false,"required":["version","title","kind","entity","paper","parts"],"properties":{"$schema":{"type":"string"},"version":{"const":1},"title":{"type":"string"},"note":{"type":"string"},"kind":{"const":"print"},"public":{"$ref":"#/definitions/PublicWord"},"entity":{"type":"string"},"paper":{"enum":["A4","A4-landscape","A5","A5-landscape","label","receipt"],"description":"label: 90 x 55 mm, ten on A4. receipt: 241 x 140 mm."},"heading":{"type":"string","maxLength":60,"description":"Large title of the document. Default: none."},"header":{"type":"string","maxLength":80,"description":"At the head of every page."},"footer":{"type":"string","maxLength":80,"description":"At the foot of every page."},"numbers":{"type":"boolean","description":"Page numbers of each document. Default true, but for labels."},"parts":{"type":"array","minItems":1,"items":{"$ref":"#/definitions/PrintPart"}}}},"BatchPage":{"title":"BatchPage","description":"Many documents at once, from templates that are rows: a template is chosen, then rows of its entity, which are seen as they will be on paper, and printed, made into one PDF or noted as printed. The templates are asked for as {Rows: [{TplCode, TplName, PerPage, Page, Entities}]}, Page being a page of kind print; the documents by TplCode, Ids, Keyword, PageIndex and PageSize, as {total, rows: [{Row, Records, Printed}]}.","type":"object","additionalProperties":false,"required":["version","title","kind","entity","templates","documents","print","pdf","mark"],"properties":{"$schema":{"type":"string"},"version":{"const":1},"title":{"type":"string"},"note":{"type":"string"},"kind":{"const":"batch"},"public":{"$ref":"#/definitions/PublicWord"},"entity":{"type":"string","description":"The entity of the EnCodes."},"templates":{"$ref":"block.schema.json#/definitions/CallSource"},"documents":{"$ref":"block.schema.json#/definitions/CallSource"},"print":{"$ref":"entity.schema.json#/definitions/EnCode"},"pdf":{"$ref":"entity.schema.json#/definitions/EnCode"},"mark":{"$ref":"entity.schema.json#/definitions/EnCode","description":"Takes the parameters TplCode and RowIds."},"sign":{"$ref":"entity.schema.json#/definitions/EnCode","description":"Run with the same parameters when documents with signed codes are printed; answers {At, Rows: [{Id, Code}]}, the codes of this print. A row without one needs none."},"settle":{"$ref":"entity.schema.json#/definitions/EnCode","description":"Run afterwards with the same parameters, At and Printed, which says whether the sheets came: then those of earlier prints are good no more, else those of this one. Needed with sign."}}},"PickerPage":{"title":"PickerPage","description":"A map of places, a row each: beds, seats. They stand in boxes by the fields of `groups`; their state is told by colour, mark and word.","type":"object","additionalProperties":false,"required":["version","title","kind","entity","groups","label","state","actions"],"properties":{"$schema":{"type":"string"},"version":{"const":1},"title":{"type":"string"},"note":{"type":"string"},"kind":{"const":"picker"},"public":{"$ref":"#/definitions/PublicWord"},"entity":{"type":"string"},"groups":{"type":"array","minItems":1,"items":{"oneOf":[{"$ref":"field.schema.json#/definitions/FieldName"},{"title":"PickerGroup","type":"object","additionalProperties":false,"required":["key","title"],"properties":{"key":{"$ref":"block.schema.json#/definitions/Key"},"title":{"type":"string","minLength":1,"maxLength":20}},"description":"A value of the source's rows that is no field of the entity."}]},"description":"From the large to the small, such as building, floor, room: the last are the boxes, those before it are chosen above the map. A reference in the first place is asked for before any place is read, and given to the source as its input; not with \"whole\"."},"source":{"$ref":"block.schema.json#/definitions/CallSource","description":"The call that answers the places, {Rows, Note}: rows of the entity with what their reader may know, and a line to stand above the map. Absent: rows of the entity."},"asks":{"type":"array","minItems":1,"maxItems":12,"items":{"$ref":"#/definitions/FieldUse"},"description":"Parameters of the actions that are chosen above the map instead of being asked for afterwards, such as a day and a range of times with its \"track\". The name filter in the source's input; the places are read once all of them are right, and anew when one changes. Each action is given those that it has; it is only asked for its others."},"whole":{"type":"boolean","description":"All places are read at once, without asking for the first group."},"own":{"title":"PickerOwn","type":"object","additionalProperties":false,"required":["when","held","got"],"properties":{"when":{"$ref":"field.schema.json#/definitions/Condition","description":"Whether a place is the reader's own: it stands at the foot with its actions, and no other can be chosen."},"until":{"$ref":"field.schema.json#/definitions/FieldName","description":"Until when it is held for him; empty once it is his for good."},"held":{"type":"string","maxLength":20,"description":"Word before a place that is held."},"got":{"type":"string","maxLength":20,"description":"Word before a place that is his."},"mates":{"type":"string","maxLength":20,"description":"Word before the texts of the other places of its box."},"next":{"title":"PickerNext","type":"object","additionalProperties":false,"required":["text","url"],"properties":{"text":{"type":"string","minLength":1,"maxLength":10},"url":{"type":"string","description":"Route to go to."}},"description":"Where to go on once a place is his for good."}}},"label":{"$ref":"field.schema.json#/definitions/FieldName","description":"What stands in a place."},"text":{"$ref":"field.schema.json#/definitions/FieldName","description":"Second line of a place, such as who has it."},"tip":{"type":"array","minItems":1,"maxItems":8,"uniqueItems":true,"items":{"$ref":"field.schema.json#/definitions/FieldName"},"description":"Told beside a place while the pointer or the focus is on it, such as who has it."},"table":{"type":"array","minItems":1,"maxItems":8,"uniqueItems":true,"items":{"$ref":"field.schema.json#/definitions/FieldName"},"description":"Columns of a table beside the map with the places that it shows: what is chosen in the one is chosen in the other."},"state":{"$ref":"field.schema.json#/definitions/FieldName","description":"Dictionary field: names and colours of the legend."},"free":{"type":"array","minItems":1,"items":{"type":"string"},"description":"States that count as free and may be chosen. Absent: all."},"counted":{"type":"string","minLength":1,"maxLength":6,"description":"Word before how many places of a box are free. Default 空."},"any":{"type":"boolean","description":"Places in every state may be chosen; `free` says only which are counted as free."},"most":{"type":"integer","minimum":1,"maximum":500,"description":"Places chosen at once. Default 1; more need actions with \"batch\"."},"every":{"type":"integer","minimum":2,"maximum":600,"description":"Seconds until the map is read anew."},"actions":{"type":"array","minItems":1,"items":{"$ref":"#/definitions/Button"},"description":"What may be done with the chosen places."},"empty":{"type":"string"}}},"PaperPage":{"title":"PaperPage","description":"Questions to be answered: a questionnaire, an exam, a vote. The call answers {Id, Title, Intro, Deadline, One, Closed, Questions: [{Id, Type, Title, Required, Options: [{Key, Text, Picture, Note, JumpTo}], Cards, Rows, MinSelect, MaxSelect, MinScore, MaxScore, MaxLength, FileKinds, MaxMB, ShowWhen: {q, op, v}}], Answers: {Id: value}, Files: [{Id, Name, Url, Size}], Results: [{Name, Level, Advice}]}, without what the answerer must not know; q and JumpTo are the numbers of questions, Id is the row that is written where it is not the opened one, One = 1 asks one at a time, Closed says why nothing can be answered. Picture is the Id of an attachment and Note a second line; with Cards = 1 the choices of a question stand side by side. Preview says why nothing counts: the questions can be answered and stand as on a phone, and handing them in tells this text and sends nothing. The answer of a question of type file is a list of the Ids of attachments, which are sent for <save>/<Id>/<Id of the question> where that EnCode takes uploads; Files tells what those of the answers are called. save and submit are actions of the entity and take the parameters Answers, a JSON text, and Salt, so that nobody finds the answers by trying them against what is kept of the request; save also Switches. submit may answer {Text, Results}, which are shown.","type":"object","additionalProperties":false,"required":["version","title","kind","entity","source","types"],"properties":{"$schema":{"type":"string"},"version":{"const":1},"title":{"type":"string"},"note":{"type":"string"},"kind":{"const":"paper"},"public":{"$ref":"#/definitions/PublicWord"},"entity":{"type":"string"},"source":{"$ref":"block.schema.json#/definitions/CallSource"},"types":{"type":"object","description":"Code of a question's type -> how it is asked.","minProperties":1,"additionalProperties":{"title":"QuestionType","enum":["single","multiple","select","text","longtext","score","matrix","matrixScore","date","file","sort","note","judge"]}},"save":{"$ref":"entity.schema.json#/definitions/EnCode","description":"Keeps what is answered so far."},"submit":{"$ref":"entity.schema.json#/definitions/EnCode","description":"Absent: the paper can only be looked at, and its call answers Preview."},"each":{"$ref":"entity.schema.json#/definitions/EnCode","description":"Takes one answer at once, by the parameters Question and Answer, a JSON text, and answers {Right: 1 or 0, Keys: [key of a right choice], Text}, which are told. The call hands out one question, the same until it is answered, with At (from 1) and Of, and Seconds, the time of the question, and Left, what the server counts as left of it; at its end what is chosen is sent, so that a second or two should be allowed. When none is left, it answers no question, and submit is run, without Answers."},"actions":{"type":"array","minItems":1,"items":{"$ref":"#/definitions/Button"},"description":"What else may be done with the row."},"every":{"type":"integer","minimum":3,"maximum":120,"description":"Seconds between two keepings. Default 8."},"one":{"type":"boolean","description":"One question at a time."},"mark":{"type":"boolean","description":"Questions may be marked to come back to; a card with the number of each shows what is answered and marked, and leads there. Marks are kept with the answers: save takes the parameter Marks, a JSON text of Ids, and the call answers Marks: [Id]."},"switches":{"type":"integer","minimum":1,"maximum":50,"description":"Times that the answerer may leave the page; then the paper is submitted."},"done":{"type":"string","description":"Route to go to after submitting."}}},"DesignerPage":{"title":"DesignerPage","description":"Makes the questions that a page of kind paper asks, their jumps and conditions, the factors that they are counted by, and the settings. The call answers {Id, Title, Closed, Questions, Factors: [{Code, Name, Calc, Questions: [number], Levels: [{Min, Max, WarnLevel, Advice}]}]}, questions with the scores of their options too. save takes the parameter Design, a JSON text of {Questions, Factors}.","type":"object","additionalProperties":false,"required":["version","title","kind","entity","source","types","dict","calc","warn","settings","save"],"properties":{"$schema":{"type":"string"},"version":{"const":1},"title":{"type":"string"},"note":{"type":"string"},"kind":{"const":"designer"},"public":{"$ref":"#/definitions/PublicWord"},"entity":{"type":"string"},"source":{"$ref":"block.schema.json#/definitions/CallSource"},"types":{"$ref":"#/definitions/PaperPage/properties/types"},"dict":{"type":"string","description":"Dictionary of the types: their names."},"calc":{"title":"FactorCalc","type":"object","additionalProperties":false,"required":["sum","mean"],"properties":{"sum":{"type":"string"},"mean":{"type":"string"}},"description":"Codes of the two ways to count."},"warn":{"type":"string","description":"Dictionary of the warning levels."},"settings":{"type":"string","description":"Page file of kind form: everything but the questions. Shown alone for a new row."},"save":{"$ref":"entity.schema.json#/definitions/EnCode"},"submit":{"$ref":"entity.schema.json#/definitions/EnCode","description":"Puts the saved design in use."},"done":{"type":"string","description":"Route to go to once it is in use."},"sheet":{"title":"QuestionSheet","type":"object","additionalProperties":false,"required":["call","template"],"description":"Questions can be read from a spreadsheet: the call takes FileId and answers {Questions, Factors: [{Name, Questions: [number]}], Fails: [{RowNo, ColumnName, CellValue, Message}]}; template is the EnCode of the empty sheet.","properties":{"call":{"type":"string"},"template":{"$ref":"entity.schema.json#/definitions/EnCode"}}}}},"LinkPage":{"title":"LinkPage","description":"A page of another site: inside a frame, or behind a button that opens it. Only sites that the page names.","type":"object","additionalProperties":false,"required":["version","title","kind","url","hosts"],"properties":{"$schema":{"type":"string"},"version":{"const":1},"title":{"type":"string"},"note":{"type":"string"},"kind":{"const":"link"},"public":{"$ref":"#/definitions/PublicWord"},"entity":{"type":"string","description":"Entity of the row that the page is opened with: row in the formula of the address."},"url":{"description":"The http address, or a formula that gives it.","oneOf":[{"type":"string","pattern":"^https?://"},{"title":"LinkFormula","type":"object","additionalProperties":false,"required":["value"],"properties":{"value":{"$ref":"field.schema.json#/definitions/Condition"}}}]},"hosts":{"type":"array","minItems":1,"uniqueItems":true,"items":{"type":"string","pattern":"^(\\*\\.)?[a-z0-9]([a-z0-9-]*[a-z0-9])?(\\.[a-z0-9]([a-z0-9-]*[a-z0-9])?)+(:[0-9]{2,5})?$"},"description":"Sites that may be opened: host names; *.example.edu.cn is every site below that name."},"open":{"enum":["frame","window"],"description":"Default window: a new browser tab. Not every site lets itself be put into a frame."},"delay":{"type":"integer","minimum":1,"maximum":60,"description":"window: seconds of notice, after which this tab leaves for the address by itself, unless the reader cancels it. Absent: it waits to be pressed."},"others":{"const":true,"description":"window: sites that are not named may be opened too, but only by pressing: for addresses that staff enter as rows."}}},"NoticesPage":{"title":"NoticesPage","description":"The notices behind the bell of the header: schemas/pages/home/notifications.json. Every signed-in user may read it. A source switches from the written content to a call that answers groups {GroupName, UnreadCount, Items: [{Title, Content, CreateDate, Url, IsRead}]}: one tab for each, and the badge is the sum of UnreadCount.","type":"object","additionalProperties":false,"required":["version","title","kind","badge","tabs"],"properties":{"$schema":{"type":"string"},"version":{"const":1},"title":{"type":"string"},"note":{"type":"string"},"kind":{"const":"notices"},"badge":{"type":"integer","minimum":0,"description":"Number at the bell while there is no source; 0 shows none."},"source":{"$ref":"block.schema.json#/definitions/CallSource"},"tabs":{"type":"array","minItems":1,"items":{"title":"NoticesTab","type":"object","additionalProperties":false,"required":["title","items"],"properties":{"title":{"type":"string","minLength":1,"maxLength":6},"empty":{"type":"string","description":"Shown when there are no items."},"items":{"type":"array","items":{"title":"NoticeItem","type":"object","additionalProperties":false,"required":["title"],"properties":{"title":{"type":"string","minLength":1,"maxLength":60},"text":{"type":"string","maxLength":200},"time":{"type":"string","maxLength":40},"tag":{"type":"string","maxLength":10},"color":{"enum":["default","blue","green","orange","red"],"description":"Colour of the tag."},"icon":{"type":"string","pattern":"^[A-Z][A-Za-z0-9]*Outlined$"},"url":{"type":"string","pattern":"^/","description":"In-app route that the item opens."}}}}}}}}}}};
const schema226 = {"title":"ListPage","type":"object","additionalProperties":false,"required":["version","title","kind","entity","columns"],"properties":{"$schema":{"type":"string"},"version":{"const":1},"title":{"type":"string"},"note":{"type":"string","description":"One line under the title for the people who use the page."},"kind":{"const":"list"},"public":{"$ref":"#/definitions/PublicWord"},"entity":{"type":"string"},"tree":{"type":"object","additionalProperties":false,"required":["source","field"],"properties":{"source":{"type":"string"},"field":{"type":"string"},"title":{"type":"string"}},"description":"A tree on the left that filters `field`."},"filter":{"$ref":"field.schema.json#/definitions/Condition","description":"Always applied, by the server; CEL over row and me."},"tabs":{"type":"array","minItems":1,"items":{"title":"ListTab","type":"object","additionalProperties":false,"required":["key","title"],"properties":{"key":{"type":"string"},"title":{"type":"string"},"filter":{"$ref":"field.schema.json#/definitions/Condition"}}}},"filters":{"type":"array","items":{"$ref":"#/definitions/Filter"}},"blocks":{"type":"array","minItems":1,"maxItems":4,"items":{"$ref":"block.schema.json"},"description":"Shown above the rows, below the filters: charts, figures. The name filter in the inputs of their calls holds what the list is filtered by."},"columns":{"type":"array","minItems":1,"items":{"$ref":"#/definitions/Column"}},"sort":{"type":"string","pattern":"^-?[A-Z][A-Za-z0-9]*$"},"pageSize":{"enum":[10,20,50,100]},"toolbar":{"type":"array","items":{"$ref":"#/definitions/Button"}},"rowActions":{"type":"array","items":{"$ref":"#/definitions/Button"}},"batchActions":{"type":"array","items":{"$ref":"#/definitions/Button"}},"card":{"type":"object","additionalProperties":false,"required":["title"],"description":"How a row looks on a phone.","properties":{"title":{"type":"string"},"tags":{"type":"array","items":{"type":"string"}},"fields":{"type":"array","items":{"type":"string"}},"bar":{"title":"CardBar","type":"object","additionalProperties":false,"required":["field","of"],"description":"A bar of two numbers of the row: how much of the second the first is.","properties":{"field":{"type":"string","description":"Field with the number reached."},"of":{"type":"string","description":"Field with the whole."}}},"always":{"type":"boolean","description":"Cards on desktops too."}}},"lanes":{"title":"ListLanes","type":"object","additionalProperties":false,"required":["field"],"description":"The rows as cards (`card`) in a lane for each item of a dictionary, in its order, or for each row that a reference may be to: of these at most 50, those that its `filter` offers, whose form is the filters of the list.","properties":{"field":{"$ref":"field.schema.json#/definitions/FieldName","description":"Field of type dict or ref; its value says in which lane a row stands."},"codes":{"type":"array","minItems":1,"uniqueItems":true,"items":{"type":"string"},"description":"Only these items of the dictionary. Default: all."},"move":{"$ref":"entity.schema.json#/definitions/EnCode","description":"Moves a row to another lane, by dragging or from a menu: run with the parameter of the field's name, and asked for its others. The action's own guard says which rows may be moved."}}},"groups":{"title":"ListGroups","type":"object","additionalProperties":false,"required":["field"],"description":"The rows stand under a heading for each value of a field, the largest group first. The server pages the headings; the rows of a group are read, page by page, when it is opened.","properties":{"field":{"$ref":"field.schema.json#/definitions/FieldName","description":"Field of type dict, ref or text."},"fields":{"type":"array","minItems":1,"maxItems":4,"uniqueItems":true,"items":{"$ref":"field.schema.json#/definitions/FieldName"},"description":"Told in the heading too: what all rows of a group have in common, such as the counsellor of a class."},"actions":{"type":"array","minItems":1,"items":{"$ref":"#/definitions/Button"},"description":"Run on all rows of a group: actions with \"batch\": \"all\". The field is a ref then, or of a dictionary without levels."}}},"mark":{"type":"array","minItems":1,"maxItems":6,"description":"Rows that stand out: the first mark whose condition holds. Its sign and title are shown beside the colour.","items":{"title":"ListMark","type":"object","additionalProperties":false,"required":["when","as","title"],"properties":{"when":{"$ref":"field.schema.json#/definitions/Condition"},"as":{"enum":["success","warning","danger","muted"]},"title":{"type":"string","minLength":1,"maxLength":20}}}},"expand":{"type":"array","minItems":1,"items":{"type":"string","pattern":"^[A-Z][A-Za-z0-9]*$"},"description":"Fields shown below a row when it is opened."},"summary":{"type":"array","minItems":1,"maxItems":20,"description":"A last line over all rows that match, worked out by the server within the caller's scope. One statistic a field.","items":{"title":"ListSummary","type":"object","additionalProperties":false,"required":["field","stat"],"properties":{"field":{"type":"string","pattern":"^[A-Z][A-Za-z0-9]*$"},"stat":{"enum":["sum","avg","min","max","count"],"description":"count: of a dictionary field, how many rows have one of `codes`. The others are of numbers."},"codes":{"type":"array","minItems":1,"uniqueItems":true,"items":{"type":"string","pattern":"^[A-Za-z0-9_]{1,40}$"}},"title":{"type":"string","minLength":1,"maxLength":10,"description":"Word before the statistic."}}}},"refresh":{"type":"integer","minimum":10,"maximum":3600,"description":"Seconds after which the rows are read anew while the page is in sight."},"refreshAfter":{"$ref":"block.schema.json#/definitions/RefreshAfter"},"form":{"type":"string","description":"Page file of kind form used by add and edit. Absent: built from the entity."},"detail":{"type":"string","description":"Page file of kind detail used by view. Absent: built from the entity."},"details":{"title":"ListDetails","type":"object","additionalProperties":false,"required":["by","pages"],"description":"Rows open different detail pages by one of their values; with another value as \"detail\" says.","properties":{"by":{"$ref":"field.schema.json#/definitions/FieldName","description":"Field whose value says which page."},"row":{"$ref":"field.schema.json#/definitions/FieldName","description":"Field with the Id of the row that the page shows, of whatever entity. Absent: the row itself."},"pages":{"title":"DetailsByValue","type":"object","minProperties":1,"propertyNames":{"pattern":"^[A-Za-z0-9_./-]{1,60}$"},"additionalProperties":{"type":"string"},"description":"Page files of kind detail by value. They are no part of what this page grants: who opens one holds it by a menu item of its own."}}},"beside":{"type":"boolean","description":"On desktops the detail or the form of a row stands at the right of the list in place of a drawer over it."},"empty":{"type":"string"}}};
const schema227 = {"title":"PublicWord","enum":[true,false,"ticket","share"],"description":"Readable without a session (its route must be in the public manifest). \"ticket\": by who has proved who he is on a route of its page group, his own rows alone. \"share\": a board, by whoever has an address with one of its keys; blocks whose calls do not say \"share\" are left out for him."};
const schema230 = {"title":"FilterUse","oneOf":[{"type":"string","pattern":"^[A-Z][A-Za-z0-9]*$","description":"A field, or Keyword (the entity's search fields)."},{"title":"FilterUseObject","type":"object","additionalProperties":false,"properties":{"field":{"type":"string","pattern":"^[A-Z][A-Za-z0-9]*$"},"range":{"type":"string","pattern":"^[A-Z][A-Za-z0-9]*$","description":"Date, time or number field filtered from .. to."},"student":{"type":"boolean","description":"The cascade college, major, grade, class, keyword (domain macro @FS)."},"title":{"type":"string"},"multiple":{"type":"boolean"},"default":{"type":["string","number","array"]}}}]};
const pattern135 = new RegExp("^[A-Za-z0-9_./-]{1,60}$", "u");
const schema36 = {"$schema":"http://json-schema.org/draft-07/schema#","$id":"block.schema.json","title":"PageBlock","description":"A part of a board, or of a detail page below its sections. `block` names its kind.","type":"object","required":["block"],"discriminator":{"propertyName":"block"},"oneOf":[{"$ref":"#/definitions/ChartBlock"},{"$ref":"#/definitions/PivotBlock"},{"$ref":"#/definitions/FiguresBlock"},{"$ref":"#/definitions/DescriptionsBlock"},{"$ref":"#/definitions/RankBlock"},{"$ref":"#/definitions/AvatarsBlock"},{"$ref":"#/definitions/CountdownBlock"},{"$ref":"#/definitions/TextBlock"},{"$ref":"#/definitions/ListBlock"},{"$ref":"#/definitions/HandleBlock"},{"$ref":"#/definitions/HeroBlock"},{"$ref":"#/definitions/LinksBlock"},{"$ref":"#/definitions/FeedBlock"},{"$ref":"#/definitions/StepsBlock"},{"$ref":"#/definitions/DaysBlock"},{"$ref":"#/definitions/StudyBlock"},{"$ref":"#/definitions/QrBlock"},{"$ref":"#/definitions/TalliesBlock"},{"$ref":"#/definitions/CrossBlock"},{"$ref":"#/definitions/TableBlock"}],"definitions":{"Title":{"type":"string","minLength":1,"maxLength":40,"description":"Heading of the block."},"Note":{"type":"string","maxLength":200,"description":"One line under the heading."},"Span":{"type":"integer","minimum":1,"maximum":4,"description":"Columns taken of the board's 4; tablets have 2, phones 1. Default: chart, descriptions and feed 2, cross, days, figures, hero, links, list, pivot, steps, table, tallies and text 4, all others 1."},"Key":{"type":"string","pattern":"^[A-Za-z][A-Za-z0-9]{0,40}$","description":"Name of a value in each row of the source."},"Address":{"type":"string","pattern":"^(/(?!/)|https?://)","maxLength":500,"description":"In-app route, or http address, which opens in a new tab."},"Ellipsis":{"type":"integer","minimum":4,"maximum":400,"description":"Greatest width of the text; a character beyond ASCII counts 2. What is cut off stands in the tooltip."},"Drill":{"title":"Drill","description":"Leads to a list page with its filters set to what the value is about. It gives no right: whoever does not hold the page meets its refusal.","type":"object","additionalProperties":false,"required":["page","filter"],"properties":{"page":{"type":"string","description":"Page of kind list."},"filter":{"type":"object","minProperties":1,"propertyNames":{"$ref":"field.schema.json#/definitions/FieldName"},"additionalProperties":{"$ref":"field.schema.json#/definitions/Condition"},"description":"Filters of that page and their values: CEL over row (the row that the value stands in), me, now. A range takes one value for both ends, or {'From': .., 'To': ..}."}}},"RefreshAfter":{"type":"array","minItems":1,"uniqueItems":true,"items":{"$ref":"entity.schema.json#/definitions/EnCode"},"description":"Read anew when one of these EnCodes ran on the same page."},"CallSource":{"title":"CallSource","description":"What a declared call answers. The call must be one that only reads; it decides itself who may ask.","type":"object","additionalProperties":false,"required":["call"],"properties":{"call":{"type":"string","description":"Group/Action of a file in schemas/calls."},"input":{"type":"object","description":"Input of the call: a formula (CEL over me, now, chosen: the row chosen in a table with \"choose\", filter on a board with filters, and row on a detail page) for each of its names.","additionalProperties":{"$ref":"field.schema.json#/definitions/Condition"}},"refresh":{"type":"integer","minimum":10,"maximum":3600,"description":"Seconds after which the call is asked anew while the page is in sight."},"refreshAfter":{"$ref":"#/definitions/RefreshAfter"}}},"RowsSource":{"title":"RowsSource","description":"Rows written down here.","type":"object","additionalProperties":false,"required":["rows"],"properties":{"rows":{"type":"array","items":{"type":"object"}}}},"FieldSource":{"title":"FieldSource","description":"The lines of a list field of the row; on detail pages.","type":"object","additionalProperties":false,"required":["field"],"properties":{"field":{"$ref":"field.schema.json#/definitions/FieldName"}}},"Source":{"title":"BlockSource","description":"Where the block's rows come from. A source that answers one object counts as one row.","oneOf":[{"$ref":"#/definitions/CallSource"},{"$ref":"#/definitions/RowsSource"},{"$ref":"#/definitions/FieldSource"}]},"Axis":{"title":"ChartAxis","type":"object","additionalProperties":false,"required":["field","title"],"properties":{"field":{"$ref":"#/definitions/Key"},"title":{"type":"string","minLength":1,"maxLength":20,"description":"Name of the axis, with its unit."}}},"Measure":{"title":"ChartMeasure","type":"object","additionalProperties":false,"required":["field","title"],"properties":{"field":{"$ref":"#/definitions/Key"},"title":{"type":"string","minLength":1,"maxLength":20,"description":"Name of the numbers, with their unit."},"line":{"type":"boolean","description":"bar: a line through the bars, held against an axis of its own at the right."}}},"Item":{"title":"BlockItem","type":"object","additionalProperties":false,"required":["field","title"],"properties":{"field":{"$ref":"#/definitions/Key"},"title":{"type":"string","minLength":1,"maxLength":20},"unit":{"type":"string","maxLength":10,"description":"Stands behind the value."},"span":{"type":"integer","minimum":1,"maximum":4,"description":"Columns taken in a description list."},"drill":{"$ref":"#/definitions/Drill"},"ellipsis":{"$ref":"#/definitions/Ellipsis"}}},"ChartBlock":{"title":"ChartBlock","description":"A chart, and the same numbers as a table behind a switch. x is what is counted along (days, colleges; the spokes of a radar, the stages of a funnel), y the numbers: one, or several beside each other. by makes a series of each of its values; in a heatmap it is the other axis. A radar has the spokes that all of its numbers have a value for. gauge shows the first row. map: x is a code of REGION or the name of a province; each province of China is a tile about where it lies, and rows of one province add up. box: y are five numbers, from the least over the quartiles to the greatest.","type":"object","additionalProperties":false,"required":["block","title","chart","source","x","y"],"properties":{"block":{"const":"chart"},"title":{"$ref":"#/definitions/Title"},"note":{"$ref":"#/definitions/Note"},"span":{"$ref":"#/definitions/Span"},"chart":{"enum":["bar","line","area","pie","radar","gauge","funnel","heatmap","map","box"]},"source":{"$ref":"#/definitions/Source"},"x":{"$ref":"#/definitions/Axis"},"y":{"oneOf":[{"$ref":"#/definitions/Axis"},{"title":"ChartSeries","type":"array","minItems":1,"maxItems":8,"items":{"$ref":"#/definitions/Measure"}}]},"by":{"$ref":"#/definitions/Axis","description":"A series for each value of this field, in the order of the rows."},"stacked":{"type":"boolean","description":"bar, area: the series stand on each other."},"horizontal":{"type":"boolean","description":"bar: the bars lie, which leaves room for long names."},"max":{"type":"number","exclusiveMinimum":0,"description":"gauge, radar, and the axis of bar, line and area: the end of the scale, which begins at 0. Default for gauge 100, for the others what the numbers ask for."},"drill":{"$ref":"#/definitions/Drill","description":"A point leads to the rows behind it."},"empty":{"type":"string","description":"Shown when there are no rows."}}},"PivotBlock":{"title":"PivotBlock","description":"A table of numbers: a line for each value of rows, a column for each value of columns, with the totals of both.","type":"object","additionalProperties":false,"required":["block","title","source","rows","columns","stat"],"properties":{"block":{"const":"pivot"},"title":{"$ref":"#/definitions/Title"},"note":{"$ref":"#/definitions/Note"},"span":{"$ref":"#/definitions/Span"},"source":{"$ref":"#/definitions/Source"},"rows":{"$ref":"#/definitions/Axis"},"columns":{"$ref":"#/definitions/Axis"},"value":{"$ref":"#/definitions/Axis","description":"The number; count needs none."},"stat":{"enum":["sum","avg","count"]},"drill":{"$ref":"#/definitions/Drill","description":"A cell leads to the rows behind it; row is the first of them in the source."},"empty":{"type":"string","description":"Shown when there are no rows."}}},"FiguresBlock":{"title":"FiguresBlock","description":"Large numbers beside each other, out of the first row.","type":"object","additionalProperties":false,"required":["block","source","items"],"properties":{"block":{"const":"figures"},"title":{"$ref":"#/definitions/Title"},"note":{"$ref":"#/definitions/Note"},"span":{"$ref":"#/definitions/Span"},"source":{"$ref":"#/definitions/Source"},"items":{"type":"array","minItems":1,"items":{"$ref":"#/definitions/Item"}}}},"DescriptionsBlock":{"title":"DescriptionsBlock","description":"Names and values of the first row.","type":"object","additionalProperties":false,"required":["block","source","items"],"properties":{"block":{"const":"descriptions"},"title":{"$ref":"#/definitions/Title"},"note":{"$ref":"#/definitions/Note"},"span":{"$ref":"#/definitions/Span"},"columns":{"type":"integer","minimum":1,"maximum":4,"description":"Default 3."},"picture":{"$ref":"#/definitions/Key","description":"Id of a picture that stands beside the names and values. Without one nothing stands there."},"source":{"$ref":"#/definitions/Source"},"items":{"type":"array","minItems":1,"items":{"$ref":"#/definitions/Item"}}}},"RankBlock":{"title":"RankBlock","description":"Rows in the order of the source, numbered; the first three stand out.","type":"object","additionalProperties":false,"required":["block","title","source","name","value"],"properties":{"block":{"const":"rank"},"title":{"$ref":"#/definitions/Title"},"note":{"$ref":"#/definitions/Note"},"span":{"$ref":"#/definitions/Span"},"source":{"$ref":"#/definitions/Source"},"name":{"$ref":"#/definitions/Key"},"value":{"$ref":"#/definitions/Key"},"unit":{"type":"string","maxLength":10},"most":{"type":"integer","minimum":3,"maximum":50,"description":"Rows shown. Default 10."},"look":{"enum":["list","podium"],"description":"podium: the first three stand on steps above the others. Default list."},"drill":{"$ref":"#/definitions/Drill"},"ellipsis":{"$ref":"#/definitions/Ellipsis"}}},"AvatarsBlock":{"title":"AvatarsBlock","description":"People as small round pictures.","type":"object","additionalProperties":false,"required":["block","title","source","name"],"properties":{"block":{"const":"avatars"},"title":{"$ref":"#/definitions/Title"},"note":{"$ref":"#/definitions/Note"},"span":{"$ref":"#/definitions/Span"},"source":{"$ref":"#/definitions/Source"},"name":{"$ref":"#/definitions/Key"},"image":{"$ref":"#/definitions/Key","description":"Address of the picture; without one the name's first character is shown."},"max":{"type":"integer","minimum":0,"maximum":200,"description":"Most that are shown, the others as +n. Default 0: no limit."},"size":{"enum":["small","default","large"]}}},"CountdownBlock":{"title":"CountdownBlock","description":"Time that is left, hh:mm:ss, each second anew.","type":"object","additionalProperties":false,"required":["block","title","target"],"properties":{"block":{"const":"countdown"},"title":{"$ref":"#/definitions/Title"},"note":{"$ref":"#/definitions/Note"},"span":{"$ref":"#/definitions/Span"},"target":{"description":"The end: a date text (Shanghai's clock), milliseconds since 1970, a formula that gives one of them, or what a call answers.","oneOf":[{"type":"string"},{"type":"number"},{"title":"CountdownFormula","type":"object","additionalProperties":false,"required":["value"],"properties":{"value":{"$ref":"field.schema.json#/definitions/Condition"}}},{"title":"CountdownSource","description":"The value `field` of the first row that a call answers; an empty one is no moment yet.","type":"object","additionalProperties":false,"required":["call","field"],"properties":{"call":{"type":"string","description":"Group/Action of a file in schemas/calls."},"input":{"type":"object","additionalProperties":{"$ref":"field.schema.json#/definitions/Condition"}},"field":{"$ref":"#/definitions/Key"}}}]},"days":{"type":"boolean","description":"Whole days stand before the clock, which else counts them as hours."},"end":{"title":"CountdownEnd","type":"object","additionalProperties":false,"description":"What happens at zero, once.","properties":{"text":{"type":"string","maxLength":60,"description":"Stands in the place of the time."},"reload":{"type":"boolean","description":"The page reads its data anew."},"EnCode":{"$ref":"entity.schema.json#/definitions/EnCode","description":"Runs on the row of a detail page."}}}}},"TextBlock":{"title":"TextBlock","type":"object","additionalProperties":false,"required":["block","text"],"properties":{"block":{"const":"text"},"title":{"$ref":"#/definitions/Title"},"span":{"$ref":"#/definitions/Span"},"text":{"type":"string","minLength":1,"maxLength":2000},"ellipsis":{"$ref":"#/definitions/Ellipsis"}}},"ListBlock":{"title":"ListBlock","description":"A page of kind list.","type":"object","additionalProperties":false,"required":["block","page"],"properties":{"block":{"const":"list"},"title":{"$ref":"#/definitions/Title"},"note":{"$ref":"#/definitions/Note"},"span":{"$ref":"#/definitions/Span"},"page":{"type":"string"}}},"HeroBlock":{"title":"HeroBlock","description":"The head of a public page: picture, large title, text and links, out of the first row.","type":"object","additionalProperties":false,"required":["block","source","name"],"properties":{"block":{"const":"hero"},"span":{"$ref":"#/definitions/Span"},"source":{"$ref":"#/definitions/Source"},"name":{"$ref":"#/definitions/Key","description":"The large title."},"text":{"$ref":"#/definitions/Key"},"image":{"$ref":"#/definitions/Key","description":"Address of the picture behind the title."},"links":{"type":"array","items":{"title":"HeroLink","type":"object","additionalProperties":false,"required":["text","url"],"properties":{"text":{"type":"string","minLength":1,"maxLength":20},"url":{"$ref":"#/definitions/Address"}}}}}},"LinksBlock":{"title":"LinksBlock","description":"Tiles that lead elsewhere: a row each.","type":"object","additionalProperties":false,"required":["block","source","name","url"],"properties":{"block":{"const":"links"},"title":{"$ref":"#/definitions/Title"},"note":{"$ref":"#/definitions/Note"},"span":{"$ref":"#/definitions/Span"},"source":{"$ref":"#/definitions/Source"},"name":{"$ref":"#/definitions/Key"},"url":{"$ref":"#/definitions/Key","description":"In-app route, or http address, which opens in a new tab."},"icon":{"$ref":"#/definitions/Key","description":"Name of an icon."},"text":{"$ref":"#/definitions/Key","description":"One line below the name."},"count":{"$ref":"#/definitions/Key","description":"Number at the icon; 0 shows none."},"group":{"$ref":"#/definitions/Key","description":"Rows of the same value stand together under it."},"arrange":{"title":"LinksArrange","description":"The reader puts the tiles in order, changes their sizes, takes tiles away and adds others; a tile without an address stays a tile. The source is a call and says the Size of each row: 1x1, 2x1 or 2x2.","type":"object","additionalProperties":false,"required":["title","key","choices","save"],"properties":{"title":{"type":"string","minLength":1,"maxLength":20,"description":"Button that begins it."},"key":{"$ref":"#/definitions/Key","description":"Value that tells one tile from the others."},"choices":{"title":"LinksChoices","description":"What may be added: rows with the same values as those of the source.","type":"object","additionalProperties":false,"required":["title","source","key"],"properties":{"title":{"type":"string","minLength":1,"maxLength":20,"description":"Button that shows them."},"source":{"$ref":"#/definitions/CallSource"},"key":{"$ref":"#/definitions/Key","description":"Its value becomes the tile's \"key\"."}}},"save":{"type":"string","description":"Group/Action of a call that writes: it takes Items: [{<key>, X, Y, Size}], the whole of them, X and Y counted on 6 columns; an empty list brings back what stood there before anything was arranged."}}},"empty":{"type":"string"}}},"FeedBlock":{"title":"FeedBlock","description":"What happened, was said or is announced: a row each, in the order of the source.","type":"object","additionalProperties":false,"required":["block","title","source","name"],"properties":{"block":{"const":"feed"},"title":{"$ref":"#/definitions/Title"},"note":{"$ref":"#/definitions/Note"},"span":{"$ref":"#/definitions/Span"},"source":{"$ref":"#/definitions/Source"},"name":{"$ref":"#/definitions/Key"},"text":{"$ref":"#/definitions/Key"},"by":{"$ref":"#/definitions/Key","description":"Who."},"time":{"$ref":"#/definitions/Key"},"tag":{"$ref":"#/definitions/Key"},"url":{"$ref":"#/definitions/Key","description":"In-app route, or http address, which opens in a new tab."},"most":{"type":"integer","minimum":1,"maximum":100,"description":"Rows shown. Default 10."},"whole":{"type":"boolean","description":"Texts are shown whole, with their line ends. Default: three lines of each."},"roll":{"type":"boolean","description":"The list moves by itself where it does not fit, for a wall; it stops under the pointer, with the focus, and for whoever wants no motion."},"empty":{"type":"string"}}},"StepsBlock":{"title":"StepsBlock","description":"What is to be done, step by step, and how far it has come: a row each. A step waits for its window and for the steps before it; both are judged again by the server.","type":"object","additionalProperties":false,"required":["block","source","name","state","dict","done"],"properties":{"block":{"const":"steps"},"title":{"$ref":"#/definitions/Title"},"note":{"$ref":"#/definitions/Note"},"span":{"$ref":"#/definitions/Span"},"source":{"$ref":"#/definitions/Source"},"name":{"$ref":"#/definitions/Key"},"text":{"$ref":"#/definitions/Key","description":"One line below the name."},"icon":{"$ref":"#/definitions/Key","description":"Name of an icon."},"state":{"$ref":"#/definitions/Key","description":"Empty in every row: the steps are a plan, with no ring and nothing to open."},"dict":{"type":"string","description":"Dictionary of the states: their names and colours."},"done":{"type":"array","minItems":1,"items":{"type":"string"},"description":"States that count as finished."},"code":{"$ref":"#/definitions/Key","description":"By which other steps name this one."},"after":{"$ref":"#/definitions/Key","description":"Codes of the steps that must be finished first: a list, or a text with commas."},"from":{"$ref":"#/definitions/Key","description":"The window begins, YYYY-MM-DD HH:mm:ss."},"to":{"$ref":"#/definitions/Key","description":"The window ends."},"must":{"$ref":"#/definitions/Key","description":"1: the step is required; only these count for the ring where any is."},"counts":{"$ref":"#/definitions/Key","description":"1: the step counts for the ring, whether it is required or not."},"url":{"$ref":"#/definitions/Key","description":"In-app route of the step."},"look":{"enum":["cards","line"],"description":"line: below each other on a line of time. Default cards."},"empty":{"type":"string"}}},"DaysBlock":{"title":"DaysBlock","description":"A strip of days, each in the colour of its state: a row each, in the order of the source. On narrow screens a week is a line.","type":"object","additionalProperties":false,"required":["block","title","source","time","state","dict"],"properties":{"block":{"const":"days"},"title":{"$ref":"#/definitions/Title"},"note":{"$ref":"#/definitions/Note"},"span":{"$ref":"#/definitions/Span"},"source":{"$ref":"#/definitions/Source"},"time":{"$ref":"#/definitions/Key","description":"The day, YYYY-MM-DD."},"state":{"$ref":"#/definitions/Key"},"dict":{"type":"string","description":"Dictionary of the states: their names and colours."},"text":{"$ref":"#/definitions/Key","description":"A few characters below the state, a temperature for example."},"url":{"$ref":"#/definitions/Key","description":"In-app route of the day."},"empty":{"type":"string"}}},"StudyBlock":{"title":"StudyBlock","description":"How long the reader has studied the row of a detail page, counted while it is in sight. The server is told every so many seconds and credits the time itself.","type":"object","additionalProperties":false,"required":["block","title","source","seconds","least","EnCode"],"properties":{"block":{"const":"study"},"title":{"$ref":"#/definitions/Title"},"note":{"$ref":"#/definitions/Note"},"span":{"$ref":"#/definitions/Span"},"source":{"$ref":"#/definitions/Source"},"seconds":{"$ref":"#/definitions/Key","description":"Seconds that are credited so far."},"least":{"$ref":"#/definitions/Key","description":"Seconds that are asked for; 0 asks for none."},"EnCode":{"$ref":"entity.schema.json#/definitions/EnCode","description":"Told that the reader goes on; answers an object with `seconds`."},"every":{"type":"integer","minimum":5,"maximum":60,"description":"Seconds between two of them. Default 15."}}},"QrBlock":{"title":"QrBlock","description":"A QR code of a value of the first row.","type":"object","additionalProperties":false,"required":["block","title","source","value"],"properties":{"block":{"const":"qr"},"title":{"$ref":"#/definitions/Title"},"note":{"$ref":"#/definitions/Note"},"span":{"$ref":"#/definitions/Span"},"source":{"$ref":"#/definitions/Source"},"value":{"$ref":"#/definitions/Key","description":"The text in the code."},"text":{"$ref":"#/definitions/Key","description":"Stands below the code."},"every":{"type":"integer","minimum":5,"maximum":3600,"description":"Seconds until a new code is asked for; what is left is shown."},"empty":{"type":"string"}}},"TalliesBlock":{"title":"TalliesBlock","description":"How often each choice was taken: a heading for each row of the source, and below it a bar for each of its lines {Name, Count, Share}, Share in percent.","type":"object","additionalProperties":false,"required":["block","source","name","rows"],"properties":{"block":{"const":"tallies"},"title":{"$ref":"#/definitions/Title"},"span":{"$ref":"#/definitions/Span"},"source":{"$ref":"#/definitions/Source"},"name":{"$ref":"#/definitions/Key"},"text":{"$ref":"#/definitions/Key","description":"One line below the heading."},"rows":{"$ref":"#/definitions/Key","description":"The lines of the row."},"lines":{"$ref":"#/definitions/Key","description":"What is answered line by line, {Name, Mean, Rows}: a stacked bar for each, with its mean where there is one."},"list":{"title":"TalliesList","type":"object","additionalProperties":false,"required":["source","no","count"],"description":"What stands behind a row can be read one by one, page by page. The call takes No, PageIndex and PageSize besides its input and answers {total, rows: [{Text, Files: [{Id, Name, Url, Size}]}]}.","properties":{"source":{"$ref":"#/definitions/CallSource"},"no":{"$ref":"#/definitions/Key","description":"The row's value for No."},"count":{"$ref":"#/definitions/Key","description":"How many there are; none offers nothing."}}},"empty":{"type":"string"}}},"CrossBlock":{"title":"CrossBlock","description":"Two things that the reader chooses, set against each other: counts, and their shares of each column. The call takes Row and Column, keys of its Items, besides its input and answers {Items: [{Key, Name, IsRow}], Row, Column, Columns: [{Name, Count}], Rows: [{Name, Counts}]}; a count that is not told is null. What is shown can be saved as a table.","type":"object","additionalProperties":false,"required":["block","title","source"],"properties":{"block":{"const":"cross"},"title":{"$ref":"#/definitions/Title"},"note":{"$ref":"#/definitions/Note"},"span":{"$ref":"#/definitions/Span"},"source":{"$ref":"#/definitions/CallSource"},"empty":{"type":"string"}}},"TableBlock":{"title":"TableBlock","description":"The rows of the source as a table, in its order; the first column names the row. On phones it is moved sideways.","type":"object","additionalProperties":false,"required":["block","title","source","items"],"properties":{"block":{"const":"table"},"title":{"$ref":"#/definitions/Title"},"note":{"$ref":"#/definitions/Note"},"span":{"$ref":"#/definitions/Span"},"source":{"$ref":"#/definitions/Source"},"items":{"type":"array","minItems":1,"maxItems":12,"items":{"$ref":"#/definitions/Item"},"description":"The columns."},"choose":{"type":"boolean","description":"A row may be chosen: on this page, and on pages that stand in tabs with it, it is chosen in the inputs of calls and in the \"params\" of buttons."},"empty":{"type":"string"}}},"HandleBlock":{"title":"HandleBlock","description":"A floating button that can be dragged, or moved with the arrow keys, and stays 60 px away from the edges. Its place is kept on the device.","type":"object","additionalProperties":false,"required":["block","title","icon","does"],"properties":{"block":{"const":"handle"},"title":{"$ref":"#/definitions/Title"},"icon":{"type":"string","pattern":"^[A-Z][A-Za-z0-9]*Outlined$"},"does":{"enum":["reload","top","open"],"description":"reload: the page reads its data anew. top: back to the head of the page. open: goes to `route`."},"route":{"type":"string","pattern":"^/","description":"In-app route, for open."}}}}};
const schema37 = {"title":"ChartBlock","description":"A chart, and the same numbers as a table behind a switch. x is what is counted along (days, colleges; the spokes of a radar, the stages of a funnel), y the numbers: one, or several beside each other. by makes a series of each of its values; in a heatmap it is the other axis. A radar has the spokes that all of its numbers have a value for. gauge shows the first row. map: x is a code of REGION or the name of a province; each province of China is a tile about where it lies, and rows of one province add up. box: y are five numbers, from the least over the quartiles to the greatest.","type":"object","additionalProperties":false,"required":["block","title","chart","source","x","y"],"properties":{"block":{"const":"chart"},"title":{"$ref":"#/definitions/Title"},"note":{"$ref":"#/definitions/Note"},"span":{"$ref":"#/definitions/Span"},"chart":{"enum":["bar","line","area","pie","radar","gauge","funnel","heatmap","map","box"]},"source":{"$ref":"#/definitions/Source"},"x":{"$ref":"#/definitions/Axis"},"y":{"oneOf":[{"$ref":"#/definitions/Axis"},{"title":"ChartSeries","type":"array","minItems":1,"maxItems":8,"items":{"$ref":"#/definitions/Measure"}}]},"by":{"$ref":"#/definitions/Axis","description":"A series for each value of this field, in the order of the rows."},"stacked":{"type":"boolean","description":"bar, area: the series stand on each other."},"horizontal":{"type":"boolean","description":"bar: the bars lie, which leaves room for long names."},"max":{"type":"number","exclusiveMinimum":0,"description":"gauge, radar, and the axis of bar, line and area: the end of the scale, which begins at 0. Default for gauge 100, for the others what the numbers ask for."},"drill":{"$ref":"#/definitions/Drill","description":"A point leads to the rows behind it."},"empty":{"type":"string","description":"Shown when there are no rows."}}};
const schema38 = {"type":"string","minLength":1,"maxLength":40,"description":"Heading of the block."};
const schema39 = {"type":"string","maxLength":200,"description":"One line under the heading."};
const schema40 = {"type":"integer","minimum":1,"maximum":4,"description":"Columns taken of the board's 4; tablets have 2, phones 1. Default: chart, descriptions and feed 2, cross, days, figures, hero, links, list, pivot, steps, table, tallies and text 4, all others 1."};
const schema41 = {"title":"BlockSource","description":"Where the block's rows come from. A source that answers one object counts as one row.","oneOf":[{"$ref":"#/definitions/CallSource"},{"$ref":"#/definitions/RowsSource"},{"$ref":"#/definitions/FieldSource"}]};
const schema46 = {"title":"RowsSource","description":"Rows written down here.","type":"object","additionalProperties":false,"required":["rows"],"properties":{"rows":{"type":"array","items":{"type":"object"}}}};
const schema42 = {"title":"CallSource","description":"What a declared call answers. The call must be one that only reads; it decides itself who may ask.","type":"object","additionalProperties":false,"required":["call"],"properties":{"call":{"type":"string","description":"Group/Action of a file in schemas/calls."},"input":{"type":"object","description":"Input of the call: a formula (CEL over me, now, chosen: the row chosen in a table with \"choose\", filter on a board with filters, and row on a detail page) for each of its names.","additionalProperties":{"$ref":"field.schema.json#/definitions/Condition"}},"refresh":{"type":"integer","minimum":10,"maximum":3600,"description":"Seconds after which the call is asked anew while the page is in sight."},"refreshAfter":{"$ref":"#/definitions/RefreshAfter"}}};
const schema44 = {"type":"array","minItems":1,"uniqueItems":true,"items":{"$ref":"entity.schema.json#/definitions/EnCode"},"description":"Read anew when one of these EnCodes ran on the same page."};

function validate17(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(Array.isArray(data)){
if(data.length < 1){
const err0 = {instancePath,schemaPath:"#/minItems",keyword:"minItems",params:{limit: 1},message:"must NOT have fewer than 1 items"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
const len0 = data.length;
for(let i0=0; i0<len0; i0++){
let data0 = data[i0];
if(typeof data0 === "string"){
if(!pattern21.test(data0)){
const err1 = {instancePath:instancePath+"/" + i0,schemaPath:"entity.schema.json#/definitions/EnCode/pattern",keyword:"pattern",params:{pattern: "^[a-z][A-Za-z0-9]*(\\.[a-z][A-Za-z0-9]*){1,3}$"},message:"must match pattern \""+"^[a-z][A-Za-z0-9]*(\\.[a-z][A-Za-z0-9]*){1,3}$"+"\""};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
else {
const err2 = {instancePath:instancePath+"/" + i0,schemaPath:"entity.schema.json#/definitions/EnCode/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
let i1 = data.length;
let j0;
if(i1 > 1){
outer0:
for(;i1--;){
for(j0 = i1; j0--;){
if(func0(data[i1], data[j0])){
const err3 = {instancePath,schemaPath:"#/uniqueItems",keyword:"uniqueItems",params:{i: i1, j: j0},message:"must NOT have duplicate items (items ## "+j0+" and "+i1+" are identical)"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
break outer0;
}
}
}
}
}
else {
const err4 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
validate17.errors = vErrors;
return errors === 0;
}


function validate16(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.call === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "call"},message:"must have required property '"+"call"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
for(const key0 in data){
if(!((((key0 === "call") || (key0 === "input")) || (key0 === "refresh")) || (key0 === "refreshAfter"))){
const err1 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
if(data.call !== undefined){
if(typeof data.call !== "string"){
const err2 = {instancePath:instancePath+"/call",schemaPath:"#/properties/call/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(data.input !== undefined){
let data1 = data.input;
if(data1 && typeof data1 == "object" && !Array.isArray(data1)){
for(const key1 in data1){
let data2 = data1[key1];
if(typeof data2 === "string"){
if(func2(data2) > 2000){
const err3 = {instancePath:instancePath+"/input/" + key1.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"field.schema.json#/definitions/Condition/maxLength",keyword:"maxLength",params:{limit: 2000},message:"must NOT have more than 2000 characters"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(func2(data2) < 1){
const err4 = {instancePath:instancePath+"/input/" + key1.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"field.schema.json#/definitions/Condition/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
else {
const err5 = {instancePath:instancePath+"/input/" + key1.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"field.schema.json#/definitions/Condition/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
}
else {
const err6 = {instancePath:instancePath+"/input",schemaPath:"#/properties/input/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
if(data.refresh !== undefined){
let data3 = data.refresh;
if(!((typeof data3 == "number") && (!(data3 % 1) && !isNaN(data3)))){
const err7 = {instancePath:instancePath+"/refresh",schemaPath:"#/properties/refresh/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
if(typeof data3 == "number"){
if(data3 > 3600 || isNaN(data3)){
const err8 = {instancePath:instancePath+"/refresh",schemaPath:"#/properties/refresh/maximum",keyword:"maximum",params:{comparison: "<=", limit: 3600},message:"must be <= 3600"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
if(data3 < 10 || isNaN(data3)){
const err9 = {instancePath:instancePath+"/refresh",schemaPath:"#/properties/refresh/minimum",keyword:"minimum",params:{comparison: ">=", limit: 10},message:"must be >= 10"};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
}
if(data.refreshAfter !== undefined){
if(!(validate17(data.refreshAfter, {instancePath:instancePath+"/refreshAfter",parentData:data,parentDataProperty:"refreshAfter",rootData}))){
vErrors = vErrors === null ? validate17.errors : vErrors.concat(validate17.errors);
errors = vErrors.length;
}
}
}
else {
const err10 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
validate16.errors = vErrors;
return errors === 0;
}

const schema47 = {"title":"FieldSource","description":"The lines of a list field of the row; on detail pages.","type":"object","additionalProperties":false,"required":["field"],"properties":{"field":{"$ref":"field.schema.json#/definitions/FieldName"}}};

function validate20(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.field === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "field"},message:"must have required property '"+"field"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
for(const key0 in data){
if(!(key0 === "field")){
const err1 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
if(data.field !== undefined){
let data0 = data.field;
if(typeof data0 === "string"){
if(!pattern2.test(data0)){
const err2 = {instancePath:instancePath+"/field",schemaPath:"field.schema.json#/definitions/FieldName/pattern",keyword:"pattern",params:{pattern: "^[A-Z][A-Za-z0-9]{0,40}$"},message:"must match pattern \""+"^[A-Z][A-Za-z0-9]{0,40}$"+"\""};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
else {
const err3 = {instancePath:instancePath+"/field",schemaPath:"field.schema.json#/definitions/FieldName/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
}
else {
const err4 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
validate20.errors = vErrors;
return errors === 0;
}


function validate15(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
const _errs0 = errors;
let valid0 = false;
let passing0 = null;
const _errs1 = errors;
if(!(validate16(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate16.errors : vErrors.concat(validate16.errors);
errors = vErrors.length;
}
var _valid0 = _errs1 === errors;
if(_valid0){
valid0 = true;
passing0 = 0;
}
const _errs2 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.rows === undefined){
const err0 = {instancePath,schemaPath:"#/definitions/RowsSource/required",keyword:"required",params:{missingProperty: "rows"},message:"must have required property '"+"rows"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
for(const key0 in data){
if(!(key0 === "rows")){
const err1 = {instancePath,schemaPath:"#/definitions/RowsSource/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
if(data.rows !== undefined){
let data0 = data.rows;
if(Array.isArray(data0)){
const len0 = data0.length;
for(let i0=0; i0<len0; i0++){
let data1 = data0[i0];
if(!(data1 && typeof data1 == "object" && !Array.isArray(data1))){
const err2 = {instancePath:instancePath+"/rows/" + i0,schemaPath:"#/definitions/RowsSource/properties/rows/items/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
}
else {
const err3 = {instancePath:instancePath+"/rows",schemaPath:"#/definitions/RowsSource/properties/rows/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
}
else {
const err4 = {instancePath,schemaPath:"#/definitions/RowsSource/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
var _valid0 = _errs2 === errors;
if(_valid0 && valid0){
valid0 = false;
passing0 = [passing0, 1];
}
else {
if(_valid0){
valid0 = true;
passing0 = 1;
}
const _errs10 = errors;
if(!(validate20(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate20.errors : vErrors.concat(validate20.errors);
errors = vErrors.length;
}
var _valid0 = _errs10 === errors;
if(_valid0 && valid0){
valid0 = false;
passing0 = [passing0, 2];
}
else {
if(_valid0){
valid0 = true;
passing0 = 2;
}
}
}
if(!valid0){
const err5 = {instancePath,schemaPath:"#/oneOf",keyword:"oneOf",params:{passingSchemas: passing0},message:"must match exactly one schema in oneOf"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
else {
errors = _errs0;
if(vErrors !== null){
if(_errs0){
vErrors.length = _errs0;
}
else {
vErrors = null;
}
}
}
validate15.errors = vErrors;
return errors === 0;
}

const schema49 = {"title":"ChartAxis","type":"object","additionalProperties":false,"required":["field","title"],"properties":{"field":{"$ref":"#/definitions/Key"},"title":{"type":"string","minLength":1,"maxLength":20,"description":"Name of the axis, with its unit."}}};
const schema50 = {"type":"string","pattern":"^[A-Za-z][A-Za-z0-9]{0,40}$","description":"Name of a value in each row of the source."};
const pattern23 = new RegExp("^[A-Za-z][A-Za-z0-9]{0,40}$", "u");

function validate23(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.field === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "field"},message:"must have required property '"+"field"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.title === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "title"},message:"must have required property '"+"title"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
for(const key0 in data){
if(!((key0 === "field") || (key0 === "title"))){
const err2 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(data.field !== undefined){
let data0 = data.field;
if(typeof data0 === "string"){
if(!pattern23.test(data0)){
const err3 = {instancePath:instancePath+"/field",schemaPath:"#/definitions/Key/pattern",keyword:"pattern",params:{pattern: "^[A-Za-z][A-Za-z0-9]{0,40}$"},message:"must match pattern \""+"^[A-Za-z][A-Za-z0-9]{0,40}$"+"\""};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
else {
const err4 = {instancePath:instancePath+"/field",schemaPath:"#/definitions/Key/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data.title !== undefined){
let data1 = data.title;
if(typeof data1 === "string"){
if(func2(data1) > 20){
const err5 = {instancePath:instancePath+"/title",schemaPath:"#/properties/title/maxLength",keyword:"maxLength",params:{limit: 20},message:"must NOT have more than 20 characters"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if(func2(data1) < 1){
const err6 = {instancePath:instancePath+"/title",schemaPath:"#/properties/title/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
else {
const err7 = {instancePath:instancePath+"/title",schemaPath:"#/properties/title/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
}
else {
const err8 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
validate23.errors = vErrors;
return errors === 0;
}

const schema51 = {"title":"ChartMeasure","type":"object","additionalProperties":false,"required":["field","title"],"properties":{"field":{"$ref":"#/definitions/Key"},"title":{"type":"string","minLength":1,"maxLength":20,"description":"Name of the numbers, with their unit."},"line":{"type":"boolean","description":"bar: a line through the bars, held against an axis of its own at the right."}}};

function validate26(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.field === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "field"},message:"must have required property '"+"field"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.title === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "title"},message:"must have required property '"+"title"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
for(const key0 in data){
if(!(((key0 === "field") || (key0 === "title")) || (key0 === "line"))){
const err2 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(data.field !== undefined){
let data0 = data.field;
if(typeof data0 === "string"){
if(!pattern23.test(data0)){
const err3 = {instancePath:instancePath+"/field",schemaPath:"#/definitions/Key/pattern",keyword:"pattern",params:{pattern: "^[A-Za-z][A-Za-z0-9]{0,40}$"},message:"must match pattern \""+"^[A-Za-z][A-Za-z0-9]{0,40}$"+"\""};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
else {
const err4 = {instancePath:instancePath+"/field",schemaPath:"#/definitions/Key/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data.title !== undefined){
let data1 = data.title;
if(typeof data1 === "string"){
if(func2(data1) > 20){
const err5 = {instancePath:instancePath+"/title",schemaPath:"#/properties/title/maxLength",keyword:"maxLength",params:{limit: 20},message:"must NOT have more than 20 characters"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if(func2(data1) < 1){
const err6 = {instancePath:instancePath+"/title",schemaPath:"#/properties/title/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
else {
const err7 = {instancePath:instancePath+"/title",schemaPath:"#/properties/title/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
if(data.line !== undefined){
if(typeof data.line !== "boolean"){
const err8 = {instancePath:instancePath+"/line",schemaPath:"#/properties/line/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
}
else {
const err9 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
validate26.errors = vErrors;
return errors === 0;
}

const schema53 = {"title":"Drill","description":"Leads to a list page with its filters set to what the value is about. It gives no right: whoever does not hold the page meets its refusal.","type":"object","additionalProperties":false,"required":["page","filter"],"properties":{"page":{"type":"string","description":"Page of kind list."},"filter":{"type":"object","minProperties":1,"propertyNames":{"$ref":"field.schema.json#/definitions/FieldName"},"additionalProperties":{"$ref":"field.schema.json#/definitions/Condition"},"description":"Filters of that page and their values: CEL over row (the row that the value stands in), me, now. A range takes one value for both ends, or {'From': .., 'To': ..}."}}};

function validate29(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.page === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "page"},message:"must have required property '"+"page"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.filter === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "filter"},message:"must have required property '"+"filter"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
for(const key0 in data){
if(!((key0 === "page") || (key0 === "filter"))){
const err2 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(data.page !== undefined){
if(typeof data.page !== "string"){
const err3 = {instancePath:instancePath+"/page",schemaPath:"#/properties/page/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if(data.filter !== undefined){
let data1 = data.filter;
if(data1 && typeof data1 == "object" && !Array.isArray(data1)){
if(Object.keys(data1).length < 1){
const err4 = {instancePath:instancePath+"/filter",schemaPath:"#/properties/filter/minProperties",keyword:"minProperties",params:{limit: 1},message:"must NOT have fewer than 1 properties"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
for(const key1 in data1){
const _errs6 = errors;
if(typeof key1 === "string"){
if(!pattern2.test(key1)){
const err5 = {instancePath:instancePath+"/filter",schemaPath:"field.schema.json#/definitions/FieldName/pattern",keyword:"pattern",params:{pattern: "^[A-Z][A-Za-z0-9]{0,40}$"},message:"must match pattern \""+"^[A-Z][A-Za-z0-9]{0,40}$"+"\"",propertyName:key1};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
else {
const err6 = {instancePath:instancePath+"/filter",schemaPath:"field.schema.json#/definitions/FieldName/type",keyword:"type",params:{type: "string"},message:"must be string",propertyName:key1};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
var valid1 = _errs6 === errors;
if(!valid1){
const err7 = {instancePath:instancePath+"/filter",schemaPath:"#/properties/filter/propertyNames",keyword:"propertyNames",params:{propertyName: key1},message:"property name must be valid"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
for(const key2 in data1){
let data2 = data1[key2];
if(typeof data2 === "string"){
if(func2(data2) > 2000){
const err8 = {instancePath:instancePath+"/filter/" + key2.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"field.schema.json#/definitions/Condition/maxLength",keyword:"maxLength",params:{limit: 2000},message:"must NOT have more than 2000 characters"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
if(func2(data2) < 1){
const err9 = {instancePath:instancePath+"/filter/" + key2.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"field.schema.json#/definitions/Condition/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
else {
const err10 = {instancePath:instancePath+"/filter/" + key2.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"field.schema.json#/definitions/Condition/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
}
else {
const err11 = {instancePath:instancePath+"/filter",schemaPath:"#/properties/filter/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
}
else {
const err12 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
validate29.errors = vErrors;
return errors === 0;
}


function validate14(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.block === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "block"},message:"must have required property '"+"block"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.title === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "title"},message:"must have required property '"+"title"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.chart === undefined){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "chart"},message:"must have required property '"+"chart"+"'"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data.source === undefined){
const err3 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "source"},message:"must have required property '"+"source"+"'"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(data.x === undefined){
const err4 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "x"},message:"must have required property '"+"x"+"'"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(data.y === undefined){
const err5 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "y"},message:"must have required property '"+"y"+"'"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
for(const key0 in data){
if(!(func7.call(schema37.properties, key0))){
const err6 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
if(data.block !== undefined){
if("chart" !== data.block){
const err7 = {instancePath:instancePath+"/block",schemaPath:"#/properties/block/const",keyword:"const",params:{allowedValue: "chart"},message:"must be equal to constant"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
if(data.title !== undefined){
let data1 = data.title;
if(typeof data1 === "string"){
if(func2(data1) > 40){
const err8 = {instancePath:instancePath+"/title",schemaPath:"#/definitions/Title/maxLength",keyword:"maxLength",params:{limit: 40},message:"must NOT have more than 40 characters"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
if(func2(data1) < 1){
const err9 = {instancePath:instancePath+"/title",schemaPath:"#/definitions/Title/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
else {
const err10 = {instancePath:instancePath+"/title",schemaPath:"#/definitions/Title/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
if(data.note !== undefined){
let data2 = data.note;
if(typeof data2 === "string"){
if(func2(data2) > 200){
const err11 = {instancePath:instancePath+"/note",schemaPath:"#/definitions/Note/maxLength",keyword:"maxLength",params:{limit: 200},message:"must NOT have more than 200 characters"};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
else {
const err12 = {instancePath:instancePath+"/note",schemaPath:"#/definitions/Note/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
}
if(data.span !== undefined){
let data3 = data.span;
if(!((typeof data3 == "number") && (!(data3 % 1) && !isNaN(data3)))){
const err13 = {instancePath:instancePath+"/span",schemaPath:"#/definitions/Span/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
if(typeof data3 == "number"){
if(data3 > 4 || isNaN(data3)){
const err14 = {instancePath:instancePath+"/span",schemaPath:"#/definitions/Span/maximum",keyword:"maximum",params:{comparison: "<=", limit: 4},message:"must be <= 4"};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
if(data3 < 1 || isNaN(data3)){
const err15 = {instancePath:instancePath+"/span",schemaPath:"#/definitions/Span/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
}
}
if(data.chart !== undefined){
let data4 = data.chart;
if(!((((((((((data4 === "bar") || (data4 === "line")) || (data4 === "area")) || (data4 === "pie")) || (data4 === "radar")) || (data4 === "gauge")) || (data4 === "funnel")) || (data4 === "heatmap")) || (data4 === "map")) || (data4 === "box"))){
const err16 = {instancePath:instancePath+"/chart",schemaPath:"#/properties/chart/enum",keyword:"enum",params:{allowedValues: schema37.properties.chart.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
}
if(data.source !== undefined){
if(!(validate15(data.source, {instancePath:instancePath+"/source",parentData:data,parentDataProperty:"source",rootData}))){
vErrors = vErrors === null ? validate15.errors : vErrors.concat(validate15.errors);
errors = vErrors.length;
}
}
if(data.x !== undefined){
if(!(validate23(data.x, {instancePath:instancePath+"/x",parentData:data,parentDataProperty:"x",rootData}))){
vErrors = vErrors === null ? validate23.errors : vErrors.concat(validate23.errors);
errors = vErrors.length;
}
}
if(data.y !== undefined){
let data7 = data.y;
const _errs16 = errors;
let valid4 = false;
let passing0 = null;
const _errs17 = errors;
if(!(validate23(data7, {instancePath:instancePath+"/y",parentData:data,parentDataProperty:"y",rootData}))){
vErrors = vErrors === null ? validate23.errors : vErrors.concat(validate23.errors);
errors = vErrors.length;
}
var _valid0 = _errs17 === errors;
if(_valid0){
valid4 = true;
passing0 = 0;
}
const _errs18 = errors;
if(Array.isArray(data7)){
if(data7.length > 8){
const err17 = {instancePath:instancePath+"/y",schemaPath:"#/properties/y/oneOf/1/maxItems",keyword:"maxItems",params:{limit: 8},message:"must NOT have more than 8 items"};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
if(data7.length < 1){
const err18 = {instancePath:instancePath+"/y",schemaPath:"#/properties/y/oneOf/1/minItems",keyword:"minItems",params:{limit: 1},message:"must NOT have fewer than 1 items"};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
const len0 = data7.length;
for(let i0=0; i0<len0; i0++){
if(!(validate26(data7[i0], {instancePath:instancePath+"/y/" + i0,parentData:data7,parentDataProperty:i0,rootData}))){
vErrors = vErrors === null ? validate26.errors : vErrors.concat(validate26.errors);
errors = vErrors.length;
}
}
}
else {
const err19 = {instancePath:instancePath+"/y",schemaPath:"#/properties/y/oneOf/1/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
var _valid0 = _errs18 === errors;
if(_valid0 && valid4){
valid4 = false;
passing0 = [passing0, 1];
}
else {
if(_valid0){
valid4 = true;
passing0 = 1;
}
}
if(!valid4){
const err20 = {instancePath:instancePath+"/y",schemaPath:"#/properties/y/oneOf",keyword:"oneOf",params:{passingSchemas: passing0},message:"must match exactly one schema in oneOf"};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
else {
errors = _errs16;
if(vErrors !== null){
if(_errs16){
vErrors.length = _errs16;
}
else {
vErrors = null;
}
}
}
}
if(data.by !== undefined){
if(!(validate23(data.by, {instancePath:instancePath+"/by",parentData:data,parentDataProperty:"by",rootData}))){
vErrors = vErrors === null ? validate23.errors : vErrors.concat(validate23.errors);
errors = vErrors.length;
}
}
if(data.stacked !== undefined){
if(typeof data.stacked !== "boolean"){
const err21 = {instancePath:instancePath+"/stacked",schemaPath:"#/properties/stacked/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
}
if(data.horizontal !== undefined){
if(typeof data.horizontal !== "boolean"){
const err22 = {instancePath:instancePath+"/horizontal",schemaPath:"#/properties/horizontal/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
}
errors++;
}
}
if(data.max !== undefined){
let data12 = data.max;
if(typeof data12 == "number"){
if(data12 <= 0 || isNaN(data12)){
const err23 = {instancePath:instancePath+"/max",schemaPath:"#/properties/max/exclusiveMinimum",keyword:"exclusiveMinimum",params:{comparison: ">", limit: 0},message:"must be > 0"};
if(vErrors === null){
vErrors = [err23];
}
else {
vErrors.push(err23);
}
errors++;
}
}
else {
const err24 = {instancePath:instancePath+"/max",schemaPath:"#/properties/max/type",keyword:"type",params:{type: "number"},message:"must be number"};
if(vErrors === null){
vErrors = [err24];
}
else {
vErrors.push(err24);
}
errors++;
}
}
if(data.drill !== undefined){
if(!(validate29(data.drill, {instancePath:instancePath+"/drill",parentData:data,parentDataProperty:"drill",rootData}))){
vErrors = vErrors === null ? validate29.errors : vErrors.concat(validate29.errors);
errors = vErrors.length;
}
}
if(data.empty !== undefined){
if(typeof data.empty !== "string"){
const err25 = {instancePath:instancePath+"/empty",schemaPath:"#/properties/empty/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err25];
}
else {
vErrors.push(err25);
}
errors++;
}
}
}
else {
const err26 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err26];
}
else {
vErrors.push(err26);
}
errors++;
}
validate14.errors = vErrors;
return errors === 0;
}

const schema56 = {"title":"PivotBlock","description":"A table of numbers: a line for each value of rows, a column for each value of columns, with the totals of both.","type":"object","additionalProperties":false,"required":["block","title","source","rows","columns","stat"],"properties":{"block":{"const":"pivot"},"title":{"$ref":"#/definitions/Title"},"note":{"$ref":"#/definitions/Note"},"span":{"$ref":"#/definitions/Span"},"source":{"$ref":"#/definitions/Source"},"rows":{"$ref":"#/definitions/Axis"},"columns":{"$ref":"#/definitions/Axis"},"value":{"$ref":"#/definitions/Axis","description":"The number; count needs none."},"stat":{"enum":["sum","avg","count"]},"drill":{"$ref":"#/definitions/Drill","description":"A cell leads to the rows behind it; row is the first of them in the source."},"empty":{"type":"string","description":"Shown when there are no rows."}}};

function validate31(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.block === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "block"},message:"must have required property '"+"block"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.title === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "title"},message:"must have required property '"+"title"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.source === undefined){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "source"},message:"must have required property '"+"source"+"'"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data.rows === undefined){
const err3 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "rows"},message:"must have required property '"+"rows"+"'"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(data.columns === undefined){
const err4 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "columns"},message:"must have required property '"+"columns"+"'"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(data.stat === undefined){
const err5 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "stat"},message:"must have required property '"+"stat"+"'"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
for(const key0 in data){
if(!(func7.call(schema56.properties, key0))){
const err6 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
if(data.block !== undefined){
if("pivot" !== data.block){
const err7 = {instancePath:instancePath+"/block",schemaPath:"#/properties/block/const",keyword:"const",params:{allowedValue: "pivot"},message:"must be equal to constant"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
if(data.title !== undefined){
let data1 = data.title;
if(typeof data1 === "string"){
if(func2(data1) > 40){
const err8 = {instancePath:instancePath+"/title",schemaPath:"#/definitions/Title/maxLength",keyword:"maxLength",params:{limit: 40},message:"must NOT have more than 40 characters"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
if(func2(data1) < 1){
const err9 = {instancePath:instancePath+"/title",schemaPath:"#/definitions/Title/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
else {
const err10 = {instancePath:instancePath+"/title",schemaPath:"#/definitions/Title/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
if(data.note !== undefined){
let data2 = data.note;
if(typeof data2 === "string"){
if(func2(data2) > 200){
const err11 = {instancePath:instancePath+"/note",schemaPath:"#/definitions/Note/maxLength",keyword:"maxLength",params:{limit: 200},message:"must NOT have more than 200 characters"};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
else {
const err12 = {instancePath:instancePath+"/note",schemaPath:"#/definitions/Note/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
}
if(data.span !== undefined){
let data3 = data.span;
if(!((typeof data3 == "number") && (!(data3 % 1) && !isNaN(data3)))){
const err13 = {instancePath:instancePath+"/span",schemaPath:"#/definitions/Span/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
if(typeof data3 == "number"){
if(data3 > 4 || isNaN(data3)){
const err14 = {instancePath:instancePath+"/span",schemaPath:"#/definitions/Span/maximum",keyword:"maximum",params:{comparison: "<=", limit: 4},message:"must be <= 4"};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
if(data3 < 1 || isNaN(data3)){
const err15 = {instancePath:instancePath+"/span",schemaPath:"#/definitions/Span/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
}
}
if(data.source !== undefined){
if(!(validate15(data.source, {instancePath:instancePath+"/source",parentData:data,parentDataProperty:"source",rootData}))){
vErrors = vErrors === null ? validate15.errors : vErrors.concat(validate15.errors);
errors = vErrors.length;
}
}
if(data.rows !== undefined){
if(!(validate23(data.rows, {instancePath:instancePath+"/rows",parentData:data,parentDataProperty:"rows",rootData}))){
vErrors = vErrors === null ? validate23.errors : vErrors.concat(validate23.errors);
errors = vErrors.length;
}
}
if(data.columns !== undefined){
if(!(validate23(data.columns, {instancePath:instancePath+"/columns",parentData:data,parentDataProperty:"columns",rootData}))){
vErrors = vErrors === null ? validate23.errors : vErrors.concat(validate23.errors);
errors = vErrors.length;
}
}
if(data.value !== undefined){
if(!(validate23(data.value, {instancePath:instancePath+"/value",parentData:data,parentDataProperty:"value",rootData}))){
vErrors = vErrors === null ? validate23.errors : vErrors.concat(validate23.errors);
errors = vErrors.length;
}
}
if(data.stat !== undefined){
let data8 = data.stat;
if(!(((data8 === "sum") || (data8 === "avg")) || (data8 === "count"))){
const err16 = {instancePath:instancePath+"/stat",schemaPath:"#/properties/stat/enum",keyword:"enum",params:{allowedValues: schema56.properties.stat.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
}
if(data.drill !== undefined){
if(!(validate29(data.drill, {instancePath:instancePath+"/drill",parentData:data,parentDataProperty:"drill",rootData}))){
vErrors = vErrors === null ? validate29.errors : vErrors.concat(validate29.errors);
errors = vErrors.length;
}
}
if(data.empty !== undefined){
if(typeof data.empty !== "string"){
const err17 = {instancePath:instancePath+"/empty",schemaPath:"#/properties/empty/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
}
}
else {
const err18 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
validate31.errors = vErrors;
return errors === 0;
}

const schema60 = {"title":"FiguresBlock","description":"Large numbers beside each other, out of the first row.","type":"object","additionalProperties":false,"required":["block","source","items"],"properties":{"block":{"const":"figures"},"title":{"$ref":"#/definitions/Title"},"note":{"$ref":"#/definitions/Note"},"span":{"$ref":"#/definitions/Span"},"source":{"$ref":"#/definitions/Source"},"items":{"type":"array","minItems":1,"items":{"$ref":"#/definitions/Item"}}}};
const schema64 = {"title":"BlockItem","type":"object","additionalProperties":false,"required":["field","title"],"properties":{"field":{"$ref":"#/definitions/Key"},"title":{"type":"string","minLength":1,"maxLength":20},"unit":{"type":"string","maxLength":10,"description":"Stands behind the value."},"span":{"type":"integer","minimum":1,"maximum":4,"description":"Columns taken in a description list."},"drill":{"$ref":"#/definitions/Drill"},"ellipsis":{"$ref":"#/definitions/Ellipsis"}}};
const schema66 = {"type":"integer","minimum":4,"maximum":400,"description":"Greatest width of the text; a character beyond ASCII counts 2. What is cut off stands in the tooltip."};

function validate39(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.field === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "field"},message:"must have required property '"+"field"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.title === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "title"},message:"must have required property '"+"title"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
for(const key0 in data){
if(!((((((key0 === "field") || (key0 === "title")) || (key0 === "unit")) || (key0 === "span")) || (key0 === "drill")) || (key0 === "ellipsis"))){
const err2 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(data.field !== undefined){
let data0 = data.field;
if(typeof data0 === "string"){
if(!pattern23.test(data0)){
const err3 = {instancePath:instancePath+"/field",schemaPath:"#/definitions/Key/pattern",keyword:"pattern",params:{pattern: "^[A-Za-z][A-Za-z0-9]{0,40}$"},message:"must match pattern \""+"^[A-Za-z][A-Za-z0-9]{0,40}$"+"\""};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
else {
const err4 = {instancePath:instancePath+"/field",schemaPath:"#/definitions/Key/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data.title !== undefined){
let data1 = data.title;
if(typeof data1 === "string"){
if(func2(data1) > 20){
const err5 = {instancePath:instancePath+"/title",schemaPath:"#/properties/title/maxLength",keyword:"maxLength",params:{limit: 20},message:"must NOT have more than 20 characters"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if(func2(data1) < 1){
const err6 = {instancePath:instancePath+"/title",schemaPath:"#/properties/title/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
else {
const err7 = {instancePath:instancePath+"/title",schemaPath:"#/properties/title/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
if(data.unit !== undefined){
let data2 = data.unit;
if(typeof data2 === "string"){
if(func2(data2) > 10){
const err8 = {instancePath:instancePath+"/unit",schemaPath:"#/properties/unit/maxLength",keyword:"maxLength",params:{limit: 10},message:"must NOT have more than 10 characters"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
else {
const err9 = {instancePath:instancePath+"/unit",schemaPath:"#/properties/unit/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
if(data.span !== undefined){
let data3 = data.span;
if(!((typeof data3 == "number") && (!(data3 % 1) && !isNaN(data3)))){
const err10 = {instancePath:instancePath+"/span",schemaPath:"#/properties/span/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
if(typeof data3 == "number"){
if(data3 > 4 || isNaN(data3)){
const err11 = {instancePath:instancePath+"/span",schemaPath:"#/properties/span/maximum",keyword:"maximum",params:{comparison: "<=", limit: 4},message:"must be <= 4"};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
if(data3 < 1 || isNaN(data3)){
const err12 = {instancePath:instancePath+"/span",schemaPath:"#/properties/span/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
}
}
if(data.drill !== undefined){
if(!(validate29(data.drill, {instancePath:instancePath+"/drill",parentData:data,parentDataProperty:"drill",rootData}))){
vErrors = vErrors === null ? validate29.errors : vErrors.concat(validate29.errors);
errors = vErrors.length;
}
}
if(data.ellipsis !== undefined){
let data5 = data.ellipsis;
if(!((typeof data5 == "number") && (!(data5 % 1) && !isNaN(data5)))){
const err13 = {instancePath:instancePath+"/ellipsis",schemaPath:"#/definitions/Ellipsis/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
if(typeof data5 == "number"){
if(data5 > 400 || isNaN(data5)){
const err14 = {instancePath:instancePath+"/ellipsis",schemaPath:"#/definitions/Ellipsis/maximum",keyword:"maximum",params:{comparison: "<=", limit: 400},message:"must be <= 400"};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
if(data5 < 4 || isNaN(data5)){
const err15 = {instancePath:instancePath+"/ellipsis",schemaPath:"#/definitions/Ellipsis/minimum",keyword:"minimum",params:{comparison: ">=", limit: 4},message:"must be >= 4"};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
}
}
}
else {
const err16 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
validate39.errors = vErrors;
return errors === 0;
}


function validate37(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.block === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "block"},message:"must have required property '"+"block"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.source === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "source"},message:"must have required property '"+"source"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.items === undefined){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "items"},message:"must have required property '"+"items"+"'"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
for(const key0 in data){
if(!((((((key0 === "block") || (key0 === "title")) || (key0 === "note")) || (key0 === "span")) || (key0 === "source")) || (key0 === "items"))){
const err3 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if(data.block !== undefined){
if("figures" !== data.block){
const err4 = {instancePath:instancePath+"/block",schemaPath:"#/properties/block/const",keyword:"const",params:{allowedValue: "figures"},message:"must be equal to constant"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data.title !== undefined){
let data1 = data.title;
if(typeof data1 === "string"){
if(func2(data1) > 40){
const err5 = {instancePath:instancePath+"/title",schemaPath:"#/definitions/Title/maxLength",keyword:"maxLength",params:{limit: 40},message:"must NOT have more than 40 characters"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if(func2(data1) < 1){
const err6 = {instancePath:instancePath+"/title",schemaPath:"#/definitions/Title/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
else {
const err7 = {instancePath:instancePath+"/title",schemaPath:"#/definitions/Title/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
if(data.note !== undefined){
let data2 = data.note;
if(typeof data2 === "string"){
if(func2(data2) > 200){
const err8 = {instancePath:instancePath+"/note",schemaPath:"#/definitions/Note/maxLength",keyword:"maxLength",params:{limit: 200},message:"must NOT have more than 200 characters"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
else {
const err9 = {instancePath:instancePath+"/note",schemaPath:"#/definitions/Note/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
if(data.span !== undefined){
let data3 = data.span;
if(!((typeof data3 == "number") && (!(data3 % 1) && !isNaN(data3)))){
const err10 = {instancePath:instancePath+"/span",schemaPath:"#/definitions/Span/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
if(typeof data3 == "number"){
if(data3 > 4 || isNaN(data3)){
const err11 = {instancePath:instancePath+"/span",schemaPath:"#/definitions/Span/maximum",keyword:"maximum",params:{comparison: "<=", limit: 4},message:"must be <= 4"};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
if(data3 < 1 || isNaN(data3)){
const err12 = {instancePath:instancePath+"/span",schemaPath:"#/definitions/Span/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
}
}
if(data.source !== undefined){
if(!(validate15(data.source, {instancePath:instancePath+"/source",parentData:data,parentDataProperty:"source",rootData}))){
vErrors = vErrors === null ? validate15.errors : vErrors.concat(validate15.errors);
errors = vErrors.length;
}
}
if(data.items !== undefined){
let data5 = data.items;
if(Array.isArray(data5)){
if(data5.length < 1){
const err13 = {instancePath:instancePath+"/items",schemaPath:"#/properties/items/minItems",keyword:"minItems",params:{limit: 1},message:"must NOT have fewer than 1 items"};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
const len0 = data5.length;
for(let i0=0; i0<len0; i0++){
if(!(validate39(data5[i0], {instancePath:instancePath+"/items/" + i0,parentData:data5,parentDataProperty:i0,rootData}))){
vErrors = vErrors === null ? validate39.errors : vErrors.concat(validate39.errors);
errors = vErrors.length;
}
}
}
else {
const err14 = {instancePath:instancePath+"/items",schemaPath:"#/properties/items/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
}
}
else {
const err15 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
validate37.errors = vErrors;
return errors === 0;
}

const schema67 = {"title":"DescriptionsBlock","description":"Names and values of the first row.","type":"object","additionalProperties":false,"required":["block","source","items"],"properties":{"block":{"const":"descriptions"},"title":{"$ref":"#/definitions/Title"},"note":{"$ref":"#/definitions/Note"},"span":{"$ref":"#/definitions/Span"},"columns":{"type":"integer","minimum":1,"maximum":4,"description":"Default 3."},"picture":{"$ref":"#/definitions/Key","description":"Id of a picture that stands beside the names and values. Without one nothing stands there."},"source":{"$ref":"#/definitions/Source"},"items":{"type":"array","minItems":1,"items":{"$ref":"#/definitions/Item"}}}};

function validate42(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.block === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "block"},message:"must have required property '"+"block"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.source === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "source"},message:"must have required property '"+"source"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.items === undefined){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "items"},message:"must have required property '"+"items"+"'"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
for(const key0 in data){
if(!((((((((key0 === "block") || (key0 === "title")) || (key0 === "note")) || (key0 === "span")) || (key0 === "columns")) || (key0 === "picture")) || (key0 === "source")) || (key0 === "items"))){
const err3 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if(data.block !== undefined){
if("descriptions" !== data.block){
const err4 = {instancePath:instancePath+"/block",schemaPath:"#/properties/block/const",keyword:"const",params:{allowedValue: "descriptions"},message:"must be equal to constant"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data.title !== undefined){
let data1 = data.title;
if(typeof data1 === "string"){
if(func2(data1) > 40){
const err5 = {instancePath:instancePath+"/title",schemaPath:"#/definitions/Title/maxLength",keyword:"maxLength",params:{limit: 40},message:"must NOT have more than 40 characters"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if(func2(data1) < 1){
const err6 = {instancePath:instancePath+"/title",schemaPath:"#/definitions/Title/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
else {
const err7 = {instancePath:instancePath+"/title",schemaPath:"#/definitions/Title/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
if(data.note !== undefined){
let data2 = data.note;
if(typeof data2 === "string"){
if(func2(data2) > 200){
const err8 = {instancePath:instancePath+"/note",schemaPath:"#/definitions/Note/maxLength",keyword:"maxLength",params:{limit: 200},message:"must NOT have more than 200 characters"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
else {
const err9 = {instancePath:instancePath+"/note",schemaPath:"#/definitions/Note/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
if(data.span !== undefined){
let data3 = data.span;
if(!((typeof data3 == "number") && (!(data3 % 1) && !isNaN(data3)))){
const err10 = {instancePath:instancePath+"/span",schemaPath:"#/definitions/Span/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
if(typeof data3 == "number"){
if(data3 > 4 || isNaN(data3)){
const err11 = {instancePath:instancePath+"/span",schemaPath:"#/definitions/Span/maximum",keyword:"maximum",params:{comparison: "<=", limit: 4},message:"must be <= 4"};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
if(data3 < 1 || isNaN(data3)){
const err12 = {instancePath:instancePath+"/span",schemaPath:"#/definitions/Span/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
}
}
if(data.columns !== undefined){
let data4 = data.columns;
if(!((typeof data4 == "number") && (!(data4 % 1) && !isNaN(data4)))){
const err13 = {instancePath:instancePath+"/columns",schemaPath:"#/properties/columns/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
if(typeof data4 == "number"){
if(data4 > 4 || isNaN(data4)){
const err14 = {instancePath:instancePath+"/columns",schemaPath:"#/properties/columns/maximum",keyword:"maximum",params:{comparison: "<=", limit: 4},message:"must be <= 4"};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
if(data4 < 1 || isNaN(data4)){
const err15 = {instancePath:instancePath+"/columns",schemaPath:"#/properties/columns/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
}
}
if(data.picture !== undefined){
let data5 = data.picture;
if(typeof data5 === "string"){
if(!pattern23.test(data5)){
const err16 = {instancePath:instancePath+"/picture",schemaPath:"#/definitions/Key/pattern",keyword:"pattern",params:{pattern: "^[A-Za-z][A-Za-z0-9]{0,40}$"},message:"must match pattern \""+"^[A-Za-z][A-Za-z0-9]{0,40}$"+"\""};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
}
else {
const err17 = {instancePath:instancePath+"/picture",schemaPath:"#/definitions/Key/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
}
if(data.source !== undefined){
if(!(validate15(data.source, {instancePath:instancePath+"/source",parentData:data,parentDataProperty:"source",rootData}))){
vErrors = vErrors === null ? validate15.errors : vErrors.concat(validate15.errors);
errors = vErrors.length;
}
}
if(data.items !== undefined){
let data7 = data.items;
if(Array.isArray(data7)){
if(data7.length < 1){
const err18 = {instancePath:instancePath+"/items",schemaPath:"#/properties/items/minItems",keyword:"minItems",params:{limit: 1},message:"must NOT have fewer than 1 items"};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
const len0 = data7.length;
for(let i0=0; i0<len0; i0++){
if(!(validate39(data7[i0], {instancePath:instancePath+"/items/" + i0,parentData:data7,parentDataProperty:i0,rootData}))){
vErrors = vErrors === null ? validate39.errors : vErrors.concat(validate39.errors);
errors = vErrors.length;
}
}
}
else {
const err19 = {instancePath:instancePath+"/items",schemaPath:"#/properties/items/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
}
}
else {
const err20 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
validate42.errors = vErrors;
return errors === 0;
}

const schema72 = {"title":"RankBlock","description":"Rows in the order of the source, numbered; the first three stand out.","type":"object","additionalProperties":false,"required":["block","title","source","name","value"],"properties":{"block":{"const":"rank"},"title":{"$ref":"#/definitions/Title"},"note":{"$ref":"#/definitions/Note"},"span":{"$ref":"#/definitions/Span"},"source":{"$ref":"#/definitions/Source"},"name":{"$ref":"#/definitions/Key"},"value":{"$ref":"#/definitions/Key"},"unit":{"type":"string","maxLength":10},"most":{"type":"integer","minimum":3,"maximum":50,"description":"Rows shown. Default 10."},"look":{"enum":["list","podium"],"description":"podium: the first three stand on steps above the others. Default list."},"drill":{"$ref":"#/definitions/Drill"},"ellipsis":{"$ref":"#/definitions/Ellipsis"}}};

function validate45(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.block === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "block"},message:"must have required property '"+"block"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.title === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "title"},message:"must have required property '"+"title"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.source === undefined){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "source"},message:"must have required property '"+"source"+"'"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data.name === undefined){
const err3 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "name"},message:"must have required property '"+"name"+"'"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(data.value === undefined){
const err4 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "value"},message:"must have required property '"+"value"+"'"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
for(const key0 in data){
if(!(func7.call(schema72.properties, key0))){
const err5 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
if(data.block !== undefined){
if("rank" !== data.block){
const err6 = {instancePath:instancePath+"/block",schemaPath:"#/properties/block/const",keyword:"const",params:{allowedValue: "rank"},message:"must be equal to constant"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
if(data.title !== undefined){
let data1 = data.title;
if(typeof data1 === "string"){
if(func2(data1) > 40){
const err7 = {instancePath:instancePath+"/title",schemaPath:"#/definitions/Title/maxLength",keyword:"maxLength",params:{limit: 40},message:"must NOT have more than 40 characters"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
if(func2(data1) < 1){
const err8 = {instancePath:instancePath+"/title",schemaPath:"#/definitions/Title/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
else {
const err9 = {instancePath:instancePath+"/title",schemaPath:"#/definitions/Title/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
if(data.note !== undefined){
let data2 = data.note;
if(typeof data2 === "string"){
if(func2(data2) > 200){
const err10 = {instancePath:instancePath+"/note",schemaPath:"#/definitions/Note/maxLength",keyword:"maxLength",params:{limit: 200},message:"must NOT have more than 200 characters"};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
else {
const err11 = {instancePath:instancePath+"/note",schemaPath:"#/definitions/Note/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
if(data.span !== undefined){
let data3 = data.span;
if(!((typeof data3 == "number") && (!(data3 % 1) && !isNaN(data3)))){
const err12 = {instancePath:instancePath+"/span",schemaPath:"#/definitions/Span/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
if(typeof data3 == "number"){
if(data3 > 4 || isNaN(data3)){
const err13 = {instancePath:instancePath+"/span",schemaPath:"#/definitions/Span/maximum",keyword:"maximum",params:{comparison: "<=", limit: 4},message:"must be <= 4"};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
if(data3 < 1 || isNaN(data3)){
const err14 = {instancePath:instancePath+"/span",schemaPath:"#/definitions/Span/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
}
}
if(data.source !== undefined){
if(!(validate15(data.source, {instancePath:instancePath+"/source",parentData:data,parentDataProperty:"source",rootData}))){
vErrors = vErrors === null ? validate15.errors : vErrors.concat(validate15.errors);
errors = vErrors.length;
}
}
if(data.name !== undefined){
let data5 = data.name;
if(typeof data5 === "string"){
if(!pattern23.test(data5)){
const err15 = {instancePath:instancePath+"/name",schemaPath:"#/definitions/Key/pattern",keyword:"pattern",params:{pattern: "^[A-Za-z][A-Za-z0-9]{0,40}$"},message:"must match pattern \""+"^[A-Za-z][A-Za-z0-9]{0,40}$"+"\""};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
}
else {
const err16 = {instancePath:instancePath+"/name",schemaPath:"#/definitions/Key/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
}
if(data.value !== undefined){
let data6 = data.value;
if(typeof data6 === "string"){
if(!pattern23.test(data6)){
const err17 = {instancePath:instancePath+"/value",schemaPath:"#/definitions/Key/pattern",keyword:"pattern",params:{pattern: "^[A-Za-z][A-Za-z0-9]{0,40}$"},message:"must match pattern \""+"^[A-Za-z][A-Za-z0-9]{0,40}$"+"\""};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
}
else {
const err18 = {instancePath:instancePath+"/value",schemaPath:"#/definitions/Key/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
}
if(data.unit !== undefined){
let data7 = data.unit;
if(typeof data7 === "string"){
if(func2(data7) > 10){
const err19 = {instancePath:instancePath+"/unit",schemaPath:"#/properties/unit/maxLength",keyword:"maxLength",params:{limit: 10},message:"must NOT have more than 10 characters"};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
}
else {
const err20 = {instancePath:instancePath+"/unit",schemaPath:"#/properties/unit/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
}
if(data.most !== undefined){
let data8 = data.most;
if(!((typeof data8 == "number") && (!(data8 % 1) && !isNaN(data8)))){
const err21 = {instancePath:instancePath+"/most",schemaPath:"#/properties/most/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
if(typeof data8 == "number"){
if(data8 > 50 || isNaN(data8)){
const err22 = {instancePath:instancePath+"/most",schemaPath:"#/properties/most/maximum",keyword:"maximum",params:{comparison: "<=", limit: 50},message:"must be <= 50"};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
}
errors++;
}
if(data8 < 3 || isNaN(data8)){
const err23 = {instancePath:instancePath+"/most",schemaPath:"#/properties/most/minimum",keyword:"minimum",params:{comparison: ">=", limit: 3},message:"must be >= 3"};
if(vErrors === null){
vErrors = [err23];
}
else {
vErrors.push(err23);
}
errors++;
}
}
}
if(data.look !== undefined){
let data9 = data.look;
if(!((data9 === "list") || (data9 === "podium"))){
const err24 = {instancePath:instancePath+"/look",schemaPath:"#/properties/look/enum",keyword:"enum",params:{allowedValues: schema72.properties.look.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err24];
}
else {
vErrors.push(err24);
}
errors++;
}
}
if(data.drill !== undefined){
if(!(validate29(data.drill, {instancePath:instancePath+"/drill",parentData:data,parentDataProperty:"drill",rootData}))){
vErrors = vErrors === null ? validate29.errors : vErrors.concat(validate29.errors);
errors = vErrors.length;
}
}
if(data.ellipsis !== undefined){
let data11 = data.ellipsis;
if(!((typeof data11 == "number") && (!(data11 % 1) && !isNaN(data11)))){
const err25 = {instancePath:instancePath+"/ellipsis",schemaPath:"#/definitions/Ellipsis/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err25];
}
else {
vErrors.push(err25);
}
errors++;
}
if(typeof data11 == "number"){
if(data11 > 400 || isNaN(data11)){
const err26 = {instancePath:instancePath+"/ellipsis",schemaPath:"#/definitions/Ellipsis/maximum",keyword:"maximum",params:{comparison: "<=", limit: 400},message:"must be <= 400"};
if(vErrors === null){
vErrors = [err26];
}
else {
vErrors.push(err26);
}
errors++;
}
if(data11 < 4 || isNaN(data11)){
const err27 = {instancePath:instancePath+"/ellipsis",schemaPath:"#/definitions/Ellipsis/minimum",keyword:"minimum",params:{comparison: ">=", limit: 4},message:"must be >= 4"};
if(vErrors === null){
vErrors = [err27];
}
else {
vErrors.push(err27);
}
errors++;
}
}
}
}
else {
const err28 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err28];
}
else {
vErrors.push(err28);
}
errors++;
}
validate45.errors = vErrors;
return errors === 0;
}

const schema79 = {"title":"AvatarsBlock","description":"People as small round pictures.","type":"object","additionalProperties":false,"required":["block","title","source","name"],"properties":{"block":{"const":"avatars"},"title":{"$ref":"#/definitions/Title"},"note":{"$ref":"#/definitions/Note"},"span":{"$ref":"#/definitions/Span"},"source":{"$ref":"#/definitions/Source"},"name":{"$ref":"#/definitions/Key"},"image":{"$ref":"#/definitions/Key","description":"Address of the picture; without one the name's first character is shown."},"max":{"type":"integer","minimum":0,"maximum":200,"description":"Most that are shown, the others as +n. Default 0: no limit."},"size":{"enum":["small","default","large"]}}};

function validate48(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.block === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "block"},message:"must have required property '"+"block"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.title === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "title"},message:"must have required property '"+"title"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.source === undefined){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "source"},message:"must have required property '"+"source"+"'"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data.name === undefined){
const err3 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "name"},message:"must have required property '"+"name"+"'"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
for(const key0 in data){
if(!(func7.call(schema79.properties, key0))){
const err4 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data.block !== undefined){
if("avatars" !== data.block){
const err5 = {instancePath:instancePath+"/block",schemaPath:"#/properties/block/const",keyword:"const",params:{allowedValue: "avatars"},message:"must be equal to constant"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
if(data.title !== undefined){
let data1 = data.title;
if(typeof data1 === "string"){
if(func2(data1) > 40){
const err6 = {instancePath:instancePath+"/title",schemaPath:"#/definitions/Title/maxLength",keyword:"maxLength",params:{limit: 40},message:"must NOT have more than 40 characters"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
if(func2(data1) < 1){
const err7 = {instancePath:instancePath+"/title",schemaPath:"#/definitions/Title/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
else {
const err8 = {instancePath:instancePath+"/title",schemaPath:"#/definitions/Title/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
if(data.note !== undefined){
let data2 = data.note;
if(typeof data2 === "string"){
if(func2(data2) > 200){
const err9 = {instancePath:instancePath+"/note",schemaPath:"#/definitions/Note/maxLength",keyword:"maxLength",params:{limit: 200},message:"must NOT have more than 200 characters"};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
else {
const err10 = {instancePath:instancePath+"/note",schemaPath:"#/definitions/Note/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
if(data.span !== undefined){
let data3 = data.span;
if(!((typeof data3 == "number") && (!(data3 % 1) && !isNaN(data3)))){
const err11 = {instancePath:instancePath+"/span",schemaPath:"#/definitions/Span/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
if(typeof data3 == "number"){
if(data3 > 4 || isNaN(data3)){
const err12 = {instancePath:instancePath+"/span",schemaPath:"#/definitions/Span/maximum",keyword:"maximum",params:{comparison: "<=", limit: 4},message:"must be <= 4"};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
if(data3 < 1 || isNaN(data3)){
const err13 = {instancePath:instancePath+"/span",schemaPath:"#/definitions/Span/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
}
}
if(data.source !== undefined){
if(!(validate15(data.source, {instancePath:instancePath+"/source",parentData:data,parentDataProperty:"source",rootData}))){
vErrors = vErrors === null ? validate15.errors : vErrors.concat(validate15.errors);
errors = vErrors.length;
}
}
if(data.name !== undefined){
let data5 = data.name;
if(typeof data5 === "string"){
if(!pattern23.test(data5)){
const err14 = {instancePath:instancePath+"/name",schemaPath:"#/definitions/Key/pattern",keyword:"pattern",params:{pattern: "^[A-Za-z][A-Za-z0-9]{0,40}$"},message:"must match pattern \""+"^[A-Za-z][A-Za-z0-9]{0,40}$"+"\""};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
}
else {
const err15 = {instancePath:instancePath+"/name",schemaPath:"#/definitions/Key/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
}
if(data.image !== undefined){
let data6 = data.image;
if(typeof data6 === "string"){
if(!pattern23.test(data6)){
const err16 = {instancePath:instancePath+"/image",schemaPath:"#/definitions/Key/pattern",keyword:"pattern",params:{pattern: "^[A-Za-z][A-Za-z0-9]{0,40}$"},message:"must match pattern \""+"^[A-Za-z][A-Za-z0-9]{0,40}$"+"\""};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
}
else {
const err17 = {instancePath:instancePath+"/image",schemaPath:"#/definitions/Key/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
}
if(data.max !== undefined){
let data7 = data.max;
if(!((typeof data7 == "number") && (!(data7 % 1) && !isNaN(data7)))){
const err18 = {instancePath:instancePath+"/max",schemaPath:"#/properties/max/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
if(typeof data7 == "number"){
if(data7 > 200 || isNaN(data7)){
const err19 = {instancePath:instancePath+"/max",schemaPath:"#/properties/max/maximum",keyword:"maximum",params:{comparison: "<=", limit: 200},message:"must be <= 200"};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
if(data7 < 0 || isNaN(data7)){
const err20 = {instancePath:instancePath+"/max",schemaPath:"#/properties/max/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
}
}
if(data.size !== undefined){
let data8 = data.size;
if(!(((data8 === "small") || (data8 === "default")) || (data8 === "large"))){
const err21 = {instancePath:instancePath+"/size",schemaPath:"#/properties/size/enum",keyword:"enum",params:{allowedValues: schema79.properties.size.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
}
}
else {
const err22 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
}
errors++;
}
validate48.errors = vErrors;
return errors === 0;
}

const schema85 = {"title":"CountdownBlock","description":"Time that is left, hh:mm:ss, each second anew.","type":"object","additionalProperties":false,"required":["block","title","target"],"properties":{"block":{"const":"countdown"},"title":{"$ref":"#/definitions/Title"},"note":{"$ref":"#/definitions/Note"},"span":{"$ref":"#/definitions/Span"},"target":{"description":"The end: a date text (Shanghai's clock), milliseconds since 1970, a formula that gives one of them, or what a call answers.","oneOf":[{"type":"string"},{"type":"number"},{"title":"CountdownFormula","type":"object","additionalProperties":false,"required":["value"],"properties":{"value":{"$ref":"field.schema.json#/definitions/Condition"}}},{"title":"CountdownSource","description":"The value `field` of the first row that a call answers; an empty one is no moment yet.","type":"object","additionalProperties":false,"required":["call","field"],"properties":{"call":{"type":"string","description":"Group/Action of a file in schemas/calls."},"input":{"type":"object","additionalProperties":{"$ref":"field.schema.json#/definitions/Condition"}},"field":{"$ref":"#/definitions/Key"}}}]},"days":{"type":"boolean","description":"Whole days stand before the clock, which else counts them as hours."},"end":{"title":"CountdownEnd","type":"object","additionalProperties":false,"description":"What happens at zero, once.","properties":{"text":{"type":"string","maxLength":60,"description":"Stands in the place of the time."},"reload":{"type":"boolean","description":"The page reads its data anew."},"EnCode":{"$ref":"entity.schema.json#/definitions/EnCode","description":"Runs on the row of a detail page."}}}}};

function validate50(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.block === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "block"},message:"must have required property '"+"block"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.title === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "title"},message:"must have required property '"+"title"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.target === undefined){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "target"},message:"must have required property '"+"target"+"'"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
for(const key0 in data){
if(!(((((((key0 === "block") || (key0 === "title")) || (key0 === "note")) || (key0 === "span")) || (key0 === "target")) || (key0 === "days")) || (key0 === "end"))){
const err3 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if(data.block !== undefined){
if("countdown" !== data.block){
const err4 = {instancePath:instancePath+"/block",schemaPath:"#/properties/block/const",keyword:"const",params:{allowedValue: "countdown"},message:"must be equal to constant"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data.title !== undefined){
let data1 = data.title;
if(typeof data1 === "string"){
if(func2(data1) > 40){
const err5 = {instancePath:instancePath+"/title",schemaPath:"#/definitions/Title/maxLength",keyword:"maxLength",params:{limit: 40},message:"must NOT have more than 40 characters"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if(func2(data1) < 1){
const err6 = {instancePath:instancePath+"/title",schemaPath:"#/definitions/Title/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
else {
const err7 = {instancePath:instancePath+"/title",schemaPath:"#/definitions/Title/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
if(data.note !== undefined){
let data2 = data.note;
if(typeof data2 === "string"){
if(func2(data2) > 200){
const err8 = {instancePath:instancePath+"/note",schemaPath:"#/definitions/Note/maxLength",keyword:"maxLength",params:{limit: 200},message:"must NOT have more than 200 characters"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
else {
const err9 = {instancePath:instancePath+"/note",schemaPath:"#/definitions/Note/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
if(data.span !== undefined){
let data3 = data.span;
if(!((typeof data3 == "number") && (!(data3 % 1) && !isNaN(data3)))){
const err10 = {instancePath:instancePath+"/span",schemaPath:"#/definitions/Span/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
if(typeof data3 == "number"){
if(data3 > 4 || isNaN(data3)){
const err11 = {instancePath:instancePath+"/span",schemaPath:"#/definitions/Span/maximum",keyword:"maximum",params:{comparison: "<=", limit: 4},message:"must be <= 4"};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
if(data3 < 1 || isNaN(data3)){
const err12 = {instancePath:instancePath+"/span",schemaPath:"#/definitions/Span/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
}
}
if(data.target !== undefined){
let data4 = data.target;
const _errs13 = errors;
let valid4 = false;
let passing0 = null;
const _errs14 = errors;
if(typeof data4 !== "string"){
const err13 = {instancePath:instancePath+"/target",schemaPath:"#/properties/target/oneOf/0/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
var _valid0 = _errs14 === errors;
if(_valid0){
valid4 = true;
passing0 = 0;
}
const _errs16 = errors;
if(!(typeof data4 == "number")){
const err14 = {instancePath:instancePath+"/target",schemaPath:"#/properties/target/oneOf/1/type",keyword:"type",params:{type: "number"},message:"must be number"};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
var _valid0 = _errs16 === errors;
if(_valid0 && valid4){
valid4 = false;
passing0 = [passing0, 1];
}
else {
if(_valid0){
valid4 = true;
passing0 = 1;
}
const _errs18 = errors;
if(data4 && typeof data4 == "object" && !Array.isArray(data4)){
if(data4.value === undefined){
const err15 = {instancePath:instancePath+"/target",schemaPath:"#/properties/target/oneOf/2/required",keyword:"required",params:{missingProperty: "value"},message:"must have required property '"+"value"+"'"};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
for(const key1 in data4){
if(!(key1 === "value")){
const err16 = {instancePath:instancePath+"/target",schemaPath:"#/properties/target/oneOf/2/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
}
if(data4.value !== undefined){
let data5 = data4.value;
if(typeof data5 === "string"){
if(func2(data5) > 2000){
const err17 = {instancePath:instancePath+"/target/value",schemaPath:"field.schema.json#/definitions/Condition/maxLength",keyword:"maxLength",params:{limit: 2000},message:"must NOT have more than 2000 characters"};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
if(func2(data5) < 1){
const err18 = {instancePath:instancePath+"/target/value",schemaPath:"field.schema.json#/definitions/Condition/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
}
else {
const err19 = {instancePath:instancePath+"/target/value",schemaPath:"field.schema.json#/definitions/Condition/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
}
}
else {
const err20 = {instancePath:instancePath+"/target",schemaPath:"#/properties/target/oneOf/2/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
var _valid0 = _errs18 === errors;
if(_valid0 && valid4){
valid4 = false;
passing0 = [passing0, 2];
}
else {
if(_valid0){
valid4 = true;
passing0 = 2;
}
const _errs24 = errors;
if(data4 && typeof data4 == "object" && !Array.isArray(data4)){
if(data4.call === undefined){
const err21 = {instancePath:instancePath+"/target",schemaPath:"#/properties/target/oneOf/3/required",keyword:"required",params:{missingProperty: "call"},message:"must have required property '"+"call"+"'"};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
if(data4.field === undefined){
const err22 = {instancePath:instancePath+"/target",schemaPath:"#/properties/target/oneOf/3/required",keyword:"required",params:{missingProperty: "field"},message:"must have required property '"+"field"+"'"};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
}
errors++;
}
for(const key2 in data4){
if(!(((key2 === "call") || (key2 === "input")) || (key2 === "field"))){
const err23 = {instancePath:instancePath+"/target",schemaPath:"#/properties/target/oneOf/3/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key2},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err23];
}
else {
vErrors.push(err23);
}
errors++;
}
}
if(data4.call !== undefined){
if(typeof data4.call !== "string"){
const err24 = {instancePath:instancePath+"/target/call",schemaPath:"#/properties/target/oneOf/3/properties/call/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err24];
}
else {
vErrors.push(err24);
}
errors++;
}
}
if(data4.input !== undefined){
let data7 = data4.input;
if(data7 && typeof data7 == "object" && !Array.isArray(data7)){
for(const key3 in data7){
let data8 = data7[key3];
if(typeof data8 === "string"){
if(func2(data8) > 2000){
const err25 = {instancePath:instancePath+"/target/input/" + key3.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"field.schema.json#/definitions/Condition/maxLength",keyword:"maxLength",params:{limit: 2000},message:"must NOT have more than 2000 characters"};
if(vErrors === null){
vErrors = [err25];
}
else {
vErrors.push(err25);
}
errors++;
}
if(func2(data8) < 1){
const err26 = {instancePath:instancePath+"/target/input/" + key3.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"field.schema.json#/definitions/Condition/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err26];
}
else {
vErrors.push(err26);
}
errors++;
}
}
else {
const err27 = {instancePath:instancePath+"/target/input/" + key3.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"field.schema.json#/definitions/Condition/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err27];
}
else {
vErrors.push(err27);
}
errors++;
}
}
}
else {
const err28 = {instancePath:instancePath+"/target/input",schemaPath:"#/properties/target/oneOf/3/properties/input/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err28];
}
else {
vErrors.push(err28);
}
errors++;
}
}
if(data4.field !== undefined){
let data9 = data4.field;
if(typeof data9 === "string"){
if(!pattern23.test(data9)){
const err29 = {instancePath:instancePath+"/target/field",schemaPath:"#/definitions/Key/pattern",keyword:"pattern",params:{pattern: "^[A-Za-z][A-Za-z0-9]{0,40}$"},message:"must match pattern \""+"^[A-Za-z][A-Za-z0-9]{0,40}$"+"\""};
if(vErrors === null){
vErrors = [err29];
}
else {
vErrors.push(err29);
}
errors++;
}
}
else {
const err30 = {instancePath:instancePath+"/target/field",schemaPath:"#/definitions/Key/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err30];
}
else {
vErrors.push(err30);
}
errors++;
}
}
}
else {
const err31 = {instancePath:instancePath+"/target",schemaPath:"#/properties/target/oneOf/3/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err31];
}
else {
vErrors.push(err31);
}
errors++;
}
var _valid0 = _errs24 === errors;
if(_valid0 && valid4){
valid4 = false;
passing0 = [passing0, 3];
}
else {
if(_valid0){
valid4 = true;
passing0 = 3;
}
}
}
}
if(!valid4){
const err32 = {instancePath:instancePath+"/target",schemaPath:"#/properties/target/oneOf",keyword:"oneOf",params:{passingSchemas: passing0},message:"must match exactly one schema in oneOf"};
if(vErrors === null){
vErrors = [err32];
}
else {
vErrors.push(err32);
}
errors++;
}
else {
errors = _errs13;
if(vErrors !== null){
if(_errs13){
vErrors.length = _errs13;
}
else {
vErrors = null;
}
}
}
}
if(data.days !== undefined){
if(typeof data.days !== "boolean"){
const err33 = {instancePath:instancePath+"/days",schemaPath:"#/properties/days/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
if(vErrors === null){
vErrors = [err33];
}
else {
vErrors.push(err33);
}
errors++;
}
}
if(data.end !== undefined){
let data11 = data.end;
if(data11 && typeof data11 == "object" && !Array.isArray(data11)){
for(const key4 in data11){
if(!(((key4 === "text") || (key4 === "reload")) || (key4 === "EnCode"))){
const err34 = {instancePath:instancePath+"/end",schemaPath:"#/properties/end/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key4},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err34];
}
else {
vErrors.push(err34);
}
errors++;
}
}
if(data11.text !== undefined){
let data12 = data11.text;
if(typeof data12 === "string"){
if(func2(data12) > 60){
const err35 = {instancePath:instancePath+"/end/text",schemaPath:"#/properties/end/properties/text/maxLength",keyword:"maxLength",params:{limit: 60},message:"must NOT have more than 60 characters"};
if(vErrors === null){
vErrors = [err35];
}
else {
vErrors.push(err35);
}
errors++;
}
}
else {
const err36 = {instancePath:instancePath+"/end/text",schemaPath:"#/properties/end/properties/text/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err36];
}
else {
vErrors.push(err36);
}
errors++;
}
}
if(data11.reload !== undefined){
if(typeof data11.reload !== "boolean"){
const err37 = {instancePath:instancePath+"/end/reload",schemaPath:"#/properties/end/properties/reload/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
if(vErrors === null){
vErrors = [err37];
}
else {
vErrors.push(err37);
}
errors++;
}
}
if(data11.EnCode !== undefined){
let data14 = data11.EnCode;
if(typeof data14 === "string"){
if(!pattern21.test(data14)){
const err38 = {instancePath:instancePath+"/end/EnCode",schemaPath:"entity.schema.json#/definitions/EnCode/pattern",keyword:"pattern",params:{pattern: "^[a-z][A-Za-z0-9]*(\\.[a-z][A-Za-z0-9]*){1,3}$"},message:"must match pattern \""+"^[a-z][A-Za-z0-9]*(\\.[a-z][A-Za-z0-9]*){1,3}$"+"\""};
if(vErrors === null){
vErrors = [err38];
}
else {
vErrors.push(err38);
}
errors++;
}
}
else {
const err39 = {instancePath:instancePath+"/end/EnCode",schemaPath:"entity.schema.json#/definitions/EnCode/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err39];
}
else {
vErrors.push(err39);
}
errors++;
}
}
}
else {
const err40 = {instancePath:instancePath+"/end",schemaPath:"#/properties/end/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err40];
}
else {
vErrors.push(err40);
}
errors++;
}
}
}
else {
const err41 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err41];
}
else {
vErrors.push(err41);
}
errors++;
}
validate50.errors = vErrors;
return errors === 0;
}

const schema93 = {"title":"TextBlock","type":"object","additionalProperties":false,"required":["block","text"],"properties":{"block":{"const":"text"},"title":{"$ref":"#/definitions/Title"},"span":{"$ref":"#/definitions/Span"},"text":{"type":"string","minLength":1,"maxLength":2000},"ellipsis":{"$ref":"#/definitions/Ellipsis"}}};

function validate51(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.block === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "block"},message:"must have required property '"+"block"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.text === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "text"},message:"must have required property '"+"text"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
for(const key0 in data){
if(!(((((key0 === "block") || (key0 === "title")) || (key0 === "span")) || (key0 === "text")) || (key0 === "ellipsis"))){
const err2 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(data.block !== undefined){
if("text" !== data.block){
const err3 = {instancePath:instancePath+"/block",schemaPath:"#/properties/block/const",keyword:"const",params:{allowedValue: "text"},message:"must be equal to constant"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if(data.title !== undefined){
let data1 = data.title;
if(typeof data1 === "string"){
if(func2(data1) > 40){
const err4 = {instancePath:instancePath+"/title",schemaPath:"#/definitions/Title/maxLength",keyword:"maxLength",params:{limit: 40},message:"must NOT have more than 40 characters"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(func2(data1) < 1){
const err5 = {instancePath:instancePath+"/title",schemaPath:"#/definitions/Title/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
else {
const err6 = {instancePath:instancePath+"/title",schemaPath:"#/definitions/Title/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
if(data.span !== undefined){
let data2 = data.span;
if(!((typeof data2 == "number") && (!(data2 % 1) && !isNaN(data2)))){
const err7 = {instancePath:instancePath+"/span",schemaPath:"#/definitions/Span/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
if(typeof data2 == "number"){
if(data2 > 4 || isNaN(data2)){
const err8 = {instancePath:instancePath+"/span",schemaPath:"#/definitions/Span/maximum",keyword:"maximum",params:{comparison: "<=", limit: 4},message:"must be <= 4"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
if(data2 < 1 || isNaN(data2)){
const err9 = {instancePath:instancePath+"/span",schemaPath:"#/definitions/Span/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
}
if(data.text !== undefined){
let data3 = data.text;
if(typeof data3 === "string"){
if(func2(data3) > 2000){
const err10 = {instancePath:instancePath+"/text",schemaPath:"#/properties/text/maxLength",keyword:"maxLength",params:{limit: 2000},message:"must NOT have more than 2000 characters"};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
if(func2(data3) < 1){
const err11 = {instancePath:instancePath+"/text",schemaPath:"#/properties/text/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
else {
const err12 = {instancePath:instancePath+"/text",schemaPath:"#/properties/text/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
}
if(data.ellipsis !== undefined){
let data4 = data.ellipsis;
if(!((typeof data4 == "number") && (!(data4 % 1) && !isNaN(data4)))){
const err13 = {instancePath:instancePath+"/ellipsis",schemaPath:"#/definitions/Ellipsis/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
if(typeof data4 == "number"){
if(data4 > 400 || isNaN(data4)){
const err14 = {instancePath:instancePath+"/ellipsis",schemaPath:"#/definitions/Ellipsis/maximum",keyword:"maximum",params:{comparison: "<=", limit: 400},message:"must be <= 400"};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
if(data4 < 4 || isNaN(data4)){
const err15 = {instancePath:instancePath+"/ellipsis",schemaPath:"#/definitions/Ellipsis/minimum",keyword:"minimum",params:{comparison: ">=", limit: 4},message:"must be >= 4"};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
}
}
}
else {
const err16 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
validate51.errors = vErrors;
return errors === 0;
}

const schema97 = {"title":"ListBlock","description":"A page of kind list.","type":"object","additionalProperties":false,"required":["block","page"],"properties":{"block":{"const":"list"},"title":{"$ref":"#/definitions/Title"},"note":{"$ref":"#/definitions/Note"},"span":{"$ref":"#/definitions/Span"},"page":{"type":"string"}}};

function validate52(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.block === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "block"},message:"must have required property '"+"block"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.page === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "page"},message:"must have required property '"+"page"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
for(const key0 in data){
if(!(((((key0 === "block") || (key0 === "title")) || (key0 === "note")) || (key0 === "span")) || (key0 === "page"))){
const err2 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(data.block !== undefined){
if("list" !== data.block){
const err3 = {instancePath:instancePath+"/block",schemaPath:"#/properties/block/const",keyword:"const",params:{allowedValue: "list"},message:"must be equal to constant"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if(data.title !== undefined){
let data1 = data.title;
if(typeof data1 === "string"){
if(func2(data1) > 40){
const err4 = {instancePath:instancePath+"/title",schemaPath:"#/definitions/Title/maxLength",keyword:"maxLength",params:{limit: 40},message:"must NOT have more than 40 characters"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(func2(data1) < 1){
const err5 = {instancePath:instancePath+"/title",schemaPath:"#/definitions/Title/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
else {
const err6 = {instancePath:instancePath+"/title",schemaPath:"#/definitions/Title/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
if(data.note !== undefined){
let data2 = data.note;
if(typeof data2 === "string"){
if(func2(data2) > 200){
const err7 = {instancePath:instancePath+"/note",schemaPath:"#/definitions/Note/maxLength",keyword:"maxLength",params:{limit: 200},message:"must NOT have more than 200 characters"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
else {
const err8 = {instancePath:instancePath+"/note",schemaPath:"#/definitions/Note/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
if(data.span !== undefined){
let data3 = data.span;
if(!((typeof data3 == "number") && (!(data3 % 1) && !isNaN(data3)))){
const err9 = {instancePath:instancePath+"/span",schemaPath:"#/definitions/Span/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
if(typeof data3 == "number"){
if(data3 > 4 || isNaN(data3)){
const err10 = {instancePath:instancePath+"/span",schemaPath:"#/definitions/Span/maximum",keyword:"maximum",params:{comparison: "<=", limit: 4},message:"must be <= 4"};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
if(data3 < 1 || isNaN(data3)){
const err11 = {instancePath:instancePath+"/span",schemaPath:"#/definitions/Span/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
}
if(data.page !== undefined){
if(typeof data.page !== "string"){
const err12 = {instancePath:instancePath+"/page",schemaPath:"#/properties/page/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
}
}
else {
const err13 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
validate52.errors = vErrors;
return errors === 0;
}

const schema101 = {"title":"HandleBlock","description":"A floating button that can be dragged, or moved with the arrow keys, and stays 60 px away from the edges. Its place is kept on the device.","type":"object","additionalProperties":false,"required":["block","title","icon","does"],"properties":{"block":{"const":"handle"},"title":{"$ref":"#/definitions/Title"},"icon":{"type":"string","pattern":"^[A-Z][A-Za-z0-9]*Outlined$"},"does":{"enum":["reload","top","open"],"description":"reload: the page reads its data anew. top: back to the head of the page. open: goes to `route`."},"route":{"type":"string","pattern":"^/","description":"In-app route, for open."}}};
const pattern34 = new RegExp("^[A-Z][A-Za-z0-9]*Outlined$", "u");
const pattern35 = new RegExp("^/", "u");

function validate53(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.block === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "block"},message:"must have required property '"+"block"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.title === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "title"},message:"must have required property '"+"title"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.icon === undefined){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "icon"},message:"must have required property '"+"icon"+"'"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data.does === undefined){
const err3 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "does"},message:"must have required property '"+"does"+"'"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
for(const key0 in data){
if(!(((((key0 === "block") || (key0 === "title")) || (key0 === "icon")) || (key0 === "does")) || (key0 === "route"))){
const err4 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data.block !== undefined){
if("handle" !== data.block){
const err5 = {instancePath:instancePath+"/block",schemaPath:"#/properties/block/const",keyword:"const",params:{allowedValue: "handle"},message:"must be equal to constant"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
if(data.title !== undefined){
let data1 = data.title;
if(typeof data1 === "string"){
if(func2(data1) > 40){
const err6 = {instancePath:instancePath+"/title",schemaPath:"#/definitions/Title/maxLength",keyword:"maxLength",params:{limit: 40},message:"must NOT have more than 40 characters"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
if(func2(data1) < 1){
const err7 = {instancePath:instancePath+"/title",schemaPath:"#/definitions/Title/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
else {
const err8 = {instancePath:instancePath+"/title",schemaPath:"#/definitions/Title/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
if(data.icon !== undefined){
let data2 = data.icon;
if(typeof data2 === "string"){
if(!pattern34.test(data2)){
const err9 = {instancePath:instancePath+"/icon",schemaPath:"#/properties/icon/pattern",keyword:"pattern",params:{pattern: "^[A-Z][A-Za-z0-9]*Outlined$"},message:"must match pattern \""+"^[A-Z][A-Za-z0-9]*Outlined$"+"\""};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
else {
const err10 = {instancePath:instancePath+"/icon",schemaPath:"#/properties/icon/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
if(data.does !== undefined){
let data3 = data.does;
if(!(((data3 === "reload") || (data3 === "top")) || (data3 === "open"))){
const err11 = {instancePath:instancePath+"/does",schemaPath:"#/properties/does/enum",keyword:"enum",params:{allowedValues: schema101.properties.does.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
if(data.route !== undefined){
let data4 = data.route;
if(typeof data4 === "string"){
if(!pattern35.test(data4)){
const err12 = {instancePath:instancePath+"/route",schemaPath:"#/properties/route/pattern",keyword:"pattern",params:{pattern: "^/"},message:"must match pattern \""+"^/"+"\""};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
}
else {
const err13 = {instancePath:instancePath+"/route",schemaPath:"#/properties/route/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
}
}
else {
const err14 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
validate53.errors = vErrors;
return errors === 0;
}

const schema103 = {"title":"HeroBlock","description":"The head of a public page: picture, large title, text and links, out of the first row.","type":"object","additionalProperties":false,"required":["block","source","name"],"properties":{"block":{"const":"hero"},"span":{"$ref":"#/definitions/Span"},"source":{"$ref":"#/definitions/Source"},"name":{"$ref":"#/definitions/Key","description":"The large title."},"text":{"$ref":"#/definitions/Key"},"image":{"$ref":"#/definitions/Key","description":"Address of the picture behind the title."},"links":{"type":"array","items":{"title":"HeroLink","type":"object","additionalProperties":false,"required":["text","url"],"properties":{"text":{"type":"string","minLength":1,"maxLength":20},"url":{"$ref":"#/definitions/Address"}}}}}};

function validate54(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.block === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "block"},message:"must have required property '"+"block"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.source === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "source"},message:"must have required property '"+"source"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.name === undefined){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "name"},message:"must have required property '"+"name"+"'"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
for(const key0 in data){
if(!(((((((key0 === "block") || (key0 === "span")) || (key0 === "source")) || (key0 === "name")) || (key0 === "text")) || (key0 === "image")) || (key0 === "links"))){
const err3 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if(data.block !== undefined){
if("hero" !== data.block){
const err4 = {instancePath:instancePath+"/block",schemaPath:"#/properties/block/const",keyword:"const",params:{allowedValue: "hero"},message:"must be equal to constant"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data.span !== undefined){
let data1 = data.span;
if(!((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1)))){
const err5 = {instancePath:instancePath+"/span",schemaPath:"#/definitions/Span/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if(typeof data1 == "number"){
if(data1 > 4 || isNaN(data1)){
const err6 = {instancePath:instancePath+"/span",schemaPath:"#/definitions/Span/maximum",keyword:"maximum",params:{comparison: "<=", limit: 4},message:"must be <= 4"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
if(data1 < 1 || isNaN(data1)){
const err7 = {instancePath:instancePath+"/span",schemaPath:"#/definitions/Span/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
}
if(data.source !== undefined){
if(!(validate15(data.source, {instancePath:instancePath+"/source",parentData:data,parentDataProperty:"source",rootData}))){
vErrors = vErrors === null ? validate15.errors : vErrors.concat(validate15.errors);
errors = vErrors.length;
}
}
if(data.name !== undefined){
let data3 = data.name;
if(typeof data3 === "string"){
if(!pattern23.test(data3)){
const err8 = {instancePath:instancePath+"/name",schemaPath:"#/definitions/Key/pattern",keyword:"pattern",params:{pattern: "^[A-Za-z][A-Za-z0-9]{0,40}$"},message:"must match pattern \""+"^[A-Za-z][A-Za-z0-9]{0,40}$"+"\""};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
else {
const err9 = {instancePath:instancePath+"/name",schemaPath:"#/definitions/Key/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
if(data.text !== undefined){
let data4 = data.text;
if(typeof data4 === "string"){
if(!pattern23.test(data4)){
const err10 = {instancePath:instancePath+"/text",schemaPath:"#/definitions/Key/pattern",keyword:"pattern",params:{pattern: "^[A-Za-z][A-Za-z0-9]{0,40}$"},message:"must match pattern \""+"^[A-Za-z][A-Za-z0-9]{0,40}$"+"\""};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
else {
const err11 = {instancePath:instancePath+"/text",schemaPath:"#/definitions/Key/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
if(data.image !== undefined){
let data5 = data.image;
if(typeof data5 === "string"){
if(!pattern23.test(data5)){
const err12 = {instancePath:instancePath+"/image",schemaPath:"#/definitions/Key/pattern",keyword:"pattern",params:{pattern: "^[A-Za-z][A-Za-z0-9]{0,40}$"},message:"must match pattern \""+"^[A-Za-z][A-Za-z0-9]{0,40}$"+"\""};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
}
else {
const err13 = {instancePath:instancePath+"/image",schemaPath:"#/definitions/Key/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
}
if(data.links !== undefined){
let data6 = data.links;
if(Array.isArray(data6)){
const len0 = data6.length;
for(let i0=0; i0<len0; i0++){
let data7 = data6[i0];
if(data7 && typeof data7 == "object" && !Array.isArray(data7)){
if(data7.text === undefined){
const err14 = {instancePath:instancePath+"/links/" + i0,schemaPath:"#/properties/links/items/required",keyword:"required",params:{missingProperty: "text"},message:"must have required property '"+"text"+"'"};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
if(data7.url === undefined){
const err15 = {instancePath:instancePath+"/links/" + i0,schemaPath:"#/properties/links/items/required",keyword:"required",params:{missingProperty: "url"},message:"must have required property '"+"url"+"'"};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
for(const key1 in data7){
if(!((key1 === "text") || (key1 === "url"))){
const err16 = {instancePath:instancePath+"/links/" + i0,schemaPath:"#/properties/links/items/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
}
if(data7.text !== undefined){
let data8 = data7.text;
if(typeof data8 === "string"){
if(func2(data8) > 20){
const err17 = {instancePath:instancePath+"/links/" + i0+"/text",schemaPath:"#/properties/links/items/properties/text/maxLength",keyword:"maxLength",params:{limit: 20},message:"must NOT have more than 20 characters"};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
if(func2(data8) < 1){
const err18 = {instancePath:instancePath+"/links/" + i0+"/text",schemaPath:"#/properties/links/items/properties/text/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
}
else {
const err19 = {instancePath:instancePath+"/links/" + i0+"/text",schemaPath:"#/properties/links/items/properties/text/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
}
if(data7.url !== undefined){
let data9 = data7.url;
if(typeof data9 === "string"){
if(func2(data9) > 500){
const err20 = {instancePath:instancePath+"/links/" + i0+"/url",schemaPath:"#/definitions/Address/maxLength",keyword:"maxLength",params:{limit: 500},message:"must NOT have more than 500 characters"};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
if(!pattern39.test(data9)){
const err21 = {instancePath:instancePath+"/links/" + i0+"/url",schemaPath:"#/definitions/Address/pattern",keyword:"pattern",params:{pattern: "^(/(?!/)|https?://)"},message:"must match pattern \""+"^(/(?!/)|https?://)"+"\""};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
}
else {
const err22 = {instancePath:instancePath+"/links/" + i0+"/url",schemaPath:"#/definitions/Address/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
}
errors++;
}
}
}
else {
const err23 = {instancePath:instancePath+"/links/" + i0,schemaPath:"#/properties/links/items/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err23];
}
else {
vErrors.push(err23);
}
errors++;
}
}
}
else {
const err24 = {instancePath:instancePath+"/links",schemaPath:"#/properties/links/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err24];
}
else {
vErrors.push(err24);
}
errors++;
}
}
}
else {
const err25 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err25];
}
else {
vErrors.push(err25);
}
errors++;
}
validate54.errors = vErrors;
return errors === 0;
}

const schema109 = {"title":"LinksBlock","description":"Tiles that lead elsewhere: a row each.","type":"object","additionalProperties":false,"required":["block","source","name","url"],"properties":{"block":{"const":"links"},"title":{"$ref":"#/definitions/Title"},"note":{"$ref":"#/definitions/Note"},"span":{"$ref":"#/definitions/Span"},"source":{"$ref":"#/definitions/Source"},"name":{"$ref":"#/definitions/Key"},"url":{"$ref":"#/definitions/Key","description":"In-app route, or http address, which opens in a new tab."},"icon":{"$ref":"#/definitions/Key","description":"Name of an icon."},"text":{"$ref":"#/definitions/Key","description":"One line below the name."},"count":{"$ref":"#/definitions/Key","description":"Number at the icon; 0 shows none."},"group":{"$ref":"#/definitions/Key","description":"Rows of the same value stand together under it."},"arrange":{"title":"LinksArrange","description":"The reader puts the tiles in order, changes their sizes, takes tiles away and adds others; a tile without an address stays a tile. The source is a call and says the Size of each row: 1x1, 2x1 or 2x2.","type":"object","additionalProperties":false,"required":["title","key","choices","save"],"properties":{"title":{"type":"string","minLength":1,"maxLength":20,"description":"Button that begins it."},"key":{"$ref":"#/definitions/Key","description":"Value that tells one tile from the others."},"choices":{"title":"LinksChoices","description":"What may be added: rows with the same values as those of the source.","type":"object","additionalProperties":false,"required":["title","source","key"],"properties":{"title":{"type":"string","minLength":1,"maxLength":20,"description":"Button that shows them."},"source":{"$ref":"#/definitions/CallSource"},"key":{"$ref":"#/definitions/Key","description":"Its value becomes the tile's \"key\"."}}},"save":{"type":"string","description":"Group/Action of a call that writes: it takes Items: [{<key>, X, Y, Size}], the whole of them, X and Y counted on 6 columns; an empty list brings back what stood there before anything was arranged."}}},"empty":{"type":"string"}}};

function validate56(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.block === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "block"},message:"must have required property '"+"block"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.source === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "source"},message:"must have required property '"+"source"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.name === undefined){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "name"},message:"must have required property '"+"name"+"'"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data.url === undefined){
const err3 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "url"},message:"must have required property '"+"url"+"'"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
for(const key0 in data){
if(!(func7.call(schema109.properties, key0))){
const err4 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data.block !== undefined){
if("links" !== data.block){
const err5 = {instancePath:instancePath+"/block",schemaPath:"#/properties/block/const",keyword:"const",params:{allowedValue: "links"},message:"must be equal to constant"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
if(data.title !== undefined){
let data1 = data.title;
if(typeof data1 === "string"){
if(func2(data1) > 40){
const err6 = {instancePath:instancePath+"/title",schemaPath:"#/definitions/Title/maxLength",keyword:"maxLength",params:{limit: 40},message:"must NOT have more than 40 characters"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
if(func2(data1) < 1){
const err7 = {instancePath:instancePath+"/title",schemaPath:"#/definitions/Title/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
else {
const err8 = {instancePath:instancePath+"/title",schemaPath:"#/definitions/Title/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
if(data.note !== undefined){
let data2 = data.note;
if(typeof data2 === "string"){
if(func2(data2) > 200){
const err9 = {instancePath:instancePath+"/note",schemaPath:"#/definitions/Note/maxLength",keyword:"maxLength",params:{limit: 200},message:"must NOT have more than 200 characters"};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
else {
const err10 = {instancePath:instancePath+"/note",schemaPath:"#/definitions/Note/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
if(data.span !== undefined){
let data3 = data.span;
if(!((typeof data3 == "number") && (!(data3 % 1) && !isNaN(data3)))){
const err11 = {instancePath:instancePath+"/span",schemaPath:"#/definitions/Span/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
if(typeof data3 == "number"){
if(data3 > 4 || isNaN(data3)){
const err12 = {instancePath:instancePath+"/span",schemaPath:"#/definitions/Span/maximum",keyword:"maximum",params:{comparison: "<=", limit: 4},message:"must be <= 4"};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
if(data3 < 1 || isNaN(data3)){
const err13 = {instancePath:instancePath+"/span",schemaPath:"#/definitions/Span/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
}
}
if(data.source !== undefined){
if(!(validate15(data.source, {instancePath:instancePath+"/source",parentData:data,parentDataProperty:"source",rootData}))){
vErrors = vErrors === null ? validate15.errors : vErrors.concat(validate15.errors);
errors = vErrors.length;
}
}
if(data.name !== undefined){
let data5 = data.name;
if(typeof data5 === "string"){
if(!pattern23.test(data5)){
const err14 = {instancePath:instancePath+"/name",schemaPath:"#/definitions/Key/pattern",keyword:"pattern",params:{pattern: "^[A-Za-z][A-Za-z0-9]{0,40}$"},message:"must match pattern \""+"^[A-Za-z][A-Za-z0-9]{0,40}$"+"\""};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
}
else {
const err15 = {instancePath:instancePath+"/name",schemaPath:"#/definitions/Key/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
}
if(data.url !== undefined){
let data6 = data.url;
if(typeof data6 === "string"){
if(!pattern23.test(data6)){
const err16 = {instancePath:instancePath+"/url",schemaPath:"#/definitions/Key/pattern",keyword:"pattern",params:{pattern: "^[A-Za-z][A-Za-z0-9]{0,40}$"},message:"must match pattern \""+"^[A-Za-z][A-Za-z0-9]{0,40}$"+"\""};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
}
else {
const err17 = {instancePath:instancePath+"/url",schemaPath:"#/definitions/Key/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
}
if(data.icon !== undefined){
let data7 = data.icon;
if(typeof data7 === "string"){
if(!pattern23.test(data7)){
const err18 = {instancePath:instancePath+"/icon",schemaPath:"#/definitions/Key/pattern",keyword:"pattern",params:{pattern: "^[A-Za-z][A-Za-z0-9]{0,40}$"},message:"must match pattern \""+"^[A-Za-z][A-Za-z0-9]{0,40}$"+"\""};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
}
else {
const err19 = {instancePath:instancePath+"/icon",schemaPath:"#/definitions/Key/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
}
if(data.text !== undefined){
let data8 = data.text;
if(typeof data8 === "string"){
if(!pattern23.test(data8)){
const err20 = {instancePath:instancePath+"/text",schemaPath:"#/definitions/Key/pattern",keyword:"pattern",params:{pattern: "^[A-Za-z][A-Za-z0-9]{0,40}$"},message:"must match pattern \""+"^[A-Za-z][A-Za-z0-9]{0,40}$"+"\""};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
}
else {
const err21 = {instancePath:instancePath+"/text",schemaPath:"#/definitions/Key/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
}
if(data.count !== undefined){
let data9 = data.count;
if(typeof data9 === "string"){
if(!pattern23.test(data9)){
const err22 = {instancePath:instancePath+"/count",schemaPath:"#/definitions/Key/pattern",keyword:"pattern",params:{pattern: "^[A-Za-z][A-Za-z0-9]{0,40}$"},message:"must match pattern \""+"^[A-Za-z][A-Za-z0-9]{0,40}$"+"\""};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
}
errors++;
}
}
else {
const err23 = {instancePath:instancePath+"/count",schemaPath:"#/definitions/Key/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err23];
}
else {
vErrors.push(err23);
}
errors++;
}
}
if(data.group !== undefined){
let data10 = data.group;
if(typeof data10 === "string"){
if(!pattern23.test(data10)){
const err24 = {instancePath:instancePath+"/group",schemaPath:"#/definitions/Key/pattern",keyword:"pattern",params:{pattern: "^[A-Za-z][A-Za-z0-9]{0,40}$"},message:"must match pattern \""+"^[A-Za-z][A-Za-z0-9]{0,40}$"+"\""};
if(vErrors === null){
vErrors = [err24];
}
else {
vErrors.push(err24);
}
errors++;
}
}
else {
const err25 = {instancePath:instancePath+"/group",schemaPath:"#/definitions/Key/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err25];
}
else {
vErrors.push(err25);
}
errors++;
}
}
if(data.arrange !== undefined){
let data11 = data.arrange;
if(data11 && typeof data11 == "object" && !Array.isArray(data11)){
if(data11.title === undefined){
const err26 = {instancePath:instancePath+"/arrange",schemaPath:"#/properties/arrange/required",keyword:"required",params:{missingProperty: "title"},message:"must have required property '"+"title"+"'"};
if(vErrors === null){
vErrors = [err26];
}
else {
vErrors.push(err26);
}
errors++;
}
if(data11.key === undefined){
const err27 = {instancePath:instancePath+"/arrange",schemaPath:"#/properties/arrange/required",keyword:"required",params:{missingProperty: "key"},message:"must have required property '"+"key"+"'"};
if(vErrors === null){
vErrors = [err27];
}
else {
vErrors.push(err27);
}
errors++;
}
if(data11.choices === undefined){
const err28 = {instancePath:instancePath+"/arrange",schemaPath:"#/properties/arrange/required",keyword:"required",params:{missingProperty: "choices"},message:"must have required property '"+"choices"+"'"};
if(vErrors === null){
vErrors = [err28];
}
else {
vErrors.push(err28);
}
errors++;
}
if(data11.save === undefined){
const err29 = {instancePath:instancePath+"/arrange",schemaPath:"#/properties/arrange/required",keyword:"required",params:{missingProperty: "save"},message:"must have required property '"+"save"+"'"};
if(vErrors === null){
vErrors = [err29];
}
else {
vErrors.push(err29);
}
errors++;
}
for(const key1 in data11){
if(!((((key1 === "title") || (key1 === "key")) || (key1 === "choices")) || (key1 === "save"))){
const err30 = {instancePath:instancePath+"/arrange",schemaPath:"#/properties/arrange/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err30];
}
else {
vErrors.push(err30);
}
errors++;
}
}
if(data11.title !== undefined){
let data12 = data11.title;
if(typeof data12 === "string"){
if(func2(data12) > 20){
const err31 = {instancePath:instancePath+"/arrange/title",schemaPath:"#/properties/arrange/properties/title/maxLength",keyword:"maxLength",params:{limit: 20},message:"must NOT have more than 20 characters"};
if(vErrors === null){
vErrors = [err31];
}
else {
vErrors.push(err31);
}
errors++;
}
if(func2(data12) < 1){
const err32 = {instancePath:instancePath+"/arrange/title",schemaPath:"#/properties/arrange/properties/title/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err32];
}
else {
vErrors.push(err32);
}
errors++;
}
}
else {
const err33 = {instancePath:instancePath+"/arrange/title",schemaPath:"#/properties/arrange/properties/title/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err33];
}
else {
vErrors.push(err33);
}
errors++;
}
}
if(data11.key !== undefined){
let data13 = data11.key;
if(typeof data13 === "string"){
if(!pattern23.test(data13)){
const err34 = {instancePath:instancePath+"/arrange/key",schemaPath:"#/definitions/Key/pattern",keyword:"pattern",params:{pattern: "^[A-Za-z][A-Za-z0-9]{0,40}$"},message:"must match pattern \""+"^[A-Za-z][A-Za-z0-9]{0,40}$"+"\""};
if(vErrors === null){
vErrors = [err34];
}
else {
vErrors.push(err34);
}
errors++;
}
}
else {
const err35 = {instancePath:instancePath+"/arrange/key",schemaPath:"#/definitions/Key/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err35];
}
else {
vErrors.push(err35);
}
errors++;
}
}
if(data11.choices !== undefined){
let data14 = data11.choices;
if(data14 && typeof data14 == "object" && !Array.isArray(data14)){
if(data14.title === undefined){
const err36 = {instancePath:instancePath+"/arrange/choices",schemaPath:"#/properties/arrange/properties/choices/required",keyword:"required",params:{missingProperty: "title"},message:"must have required property '"+"title"+"'"};
if(vErrors === null){
vErrors = [err36];
}
else {
vErrors.push(err36);
}
errors++;
}
if(data14.source === undefined){
const err37 = {instancePath:instancePath+"/arrange/choices",schemaPath:"#/properties/arrange/properties/choices/required",keyword:"required",params:{missingProperty: "source"},message:"must have required property '"+"source"+"'"};
if(vErrors === null){
vErrors = [err37];
}
else {
vErrors.push(err37);
}
errors++;
}
if(data14.key === undefined){
const err38 = {instancePath:instancePath+"/arrange/choices",schemaPath:"#/properties/arrange/properties/choices/required",keyword:"required",params:{missingProperty: "key"},message:"must have required property '"+"key"+"'"};
if(vErrors === null){
vErrors = [err38];
}
else {
vErrors.push(err38);
}
errors++;
}
for(const key2 in data14){
if(!(((key2 === "title") || (key2 === "source")) || (key2 === "key"))){
const err39 = {instancePath:instancePath+"/arrange/choices",schemaPath:"#/properties/arrange/properties/choices/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key2},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err39];
}
else {
vErrors.push(err39);
}
errors++;
}
}
if(data14.title !== undefined){
let data15 = data14.title;
if(typeof data15 === "string"){
if(func2(data15) > 20){
const err40 = {instancePath:instancePath+"/arrange/choices/title",schemaPath:"#/properties/arrange/properties/choices/properties/title/maxLength",keyword:"maxLength",params:{limit: 20},message:"must NOT have more than 20 characters"};
if(vErrors === null){
vErrors = [err40];
}
else {
vErrors.push(err40);
}
errors++;
}
if(func2(data15) < 1){
const err41 = {instancePath:instancePath+"/arrange/choices/title",schemaPath:"#/properties/arrange/properties/choices/properties/title/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err41];
}
else {
vErrors.push(err41);
}
errors++;
}
}
else {
const err42 = {instancePath:instancePath+"/arrange/choices/title",schemaPath:"#/properties/arrange/properties/choices/properties/title/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err42];
}
else {
vErrors.push(err42);
}
errors++;
}
}
if(data14.source !== undefined){
if(!(validate16(data14.source, {instancePath:instancePath+"/arrange/choices/source",parentData:data14,parentDataProperty:"source",rootData}))){
vErrors = vErrors === null ? validate16.errors : vErrors.concat(validate16.errors);
errors = vErrors.length;
}
}
if(data14.key !== undefined){
let data17 = data14.key;
if(typeof data17 === "string"){
if(!pattern23.test(data17)){
const err43 = {instancePath:instancePath+"/arrange/choices/key",schemaPath:"#/definitions/Key/pattern",keyword:"pattern",params:{pattern: "^[A-Za-z][A-Za-z0-9]{0,40}$"},message:"must match pattern \""+"^[A-Za-z][A-Za-z0-9]{0,40}$"+"\""};
if(vErrors === null){
vErrors = [err43];
}
else {
vErrors.push(err43);
}
errors++;
}
}
else {
const err44 = {instancePath:instancePath+"/arrange/choices/key",schemaPath:"#/definitions/Key/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err44];
}
else {
vErrors.push(err44);
}
errors++;
}
}
}
else {
const err45 = {instancePath:instancePath+"/arrange/choices",schemaPath:"#/properties/arrange/properties/choices/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err45];
}
else {
vErrors.push(err45);
}
errors++;
}
}
if(data11.save !== undefined){
if(typeof data11.save !== "string"){
const err46 = {instancePath:instancePath+"/arrange/save",schemaPath:"#/properties/arrange/properties/save/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err46];
}
else {
vErrors.push(err46);
}
errors++;
}
}
}
else {
const err47 = {instancePath:instancePath+"/arrange",schemaPath:"#/properties/arrange/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err47];
}
else {
vErrors.push(err47);
}
errors++;
}
}
if(data.empty !== undefined){
if(typeof data.empty !== "string"){
const err48 = {instancePath:instancePath+"/empty",schemaPath:"#/properties/empty/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err48];
}
else {
vErrors.push(err48);
}
errors++;
}
}
}
else {
const err49 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err49];
}
else {
vErrors.push(err49);
}
errors++;
}
validate56.errors = vErrors;
return errors === 0;
}

const schema121 = {"title":"FeedBlock","description":"What happened, was said or is announced: a row each, in the order of the source.","type":"object","additionalProperties":false,"required":["block","title","source","name"],"properties":{"block":{"const":"feed"},"title":{"$ref":"#/definitions/Title"},"note":{"$ref":"#/definitions/Note"},"span":{"$ref":"#/definitions/Span"},"source":{"$ref":"#/definitions/Source"},"name":{"$ref":"#/definitions/Key"},"text":{"$ref":"#/definitions/Key"},"by":{"$ref":"#/definitions/Key","description":"Who."},"time":{"$ref":"#/definitions/Key"},"tag":{"$ref":"#/definitions/Key"},"url":{"$ref":"#/definitions/Key","description":"In-app route, or http address, which opens in a new tab."},"most":{"type":"integer","minimum":1,"maximum":100,"description":"Rows shown. Default 10."},"whole":{"type":"boolean","description":"Texts are shown whole, with their line ends. Default: three lines of each."},"roll":{"type":"boolean","description":"The list moves by itself where it does not fit, for a wall; it stops under the pointer, with the focus, and for whoever wants no motion."},"empty":{"type":"string"}}};

function validate59(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.block === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "block"},message:"must have required property '"+"block"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.title === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "title"},message:"must have required property '"+"title"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.source === undefined){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "source"},message:"must have required property '"+"source"+"'"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data.name === undefined){
const err3 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "name"},message:"must have required property '"+"name"+"'"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
for(const key0 in data){
if(!(func7.call(schema121.properties, key0))){
const err4 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data.block !== undefined){
if("feed" !== data.block){
const err5 = {instancePath:instancePath+"/block",schemaPath:"#/properties/block/const",keyword:"const",params:{allowedValue: "feed"},message:"must be equal to constant"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
if(data.title !== undefined){
let data1 = data.title;
if(typeof data1 === "string"){
if(func2(data1) > 40){
const err6 = {instancePath:instancePath+"/title",schemaPath:"#/definitions/Title/maxLength",keyword:"maxLength",params:{limit: 40},message:"must NOT have more than 40 characters"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
if(func2(data1) < 1){
const err7 = {instancePath:instancePath+"/title",schemaPath:"#/definitions/Title/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
else {
const err8 = {instancePath:instancePath+"/title",schemaPath:"#/definitions/Title/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
if(data.note !== undefined){
let data2 = data.note;
if(typeof data2 === "string"){
if(func2(data2) > 200){
const err9 = {instancePath:instancePath+"/note",schemaPath:"#/definitions/Note/maxLength",keyword:"maxLength",params:{limit: 200},message:"must NOT have more than 200 characters"};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
else {
const err10 = {instancePath:instancePath+"/note",schemaPath:"#/definitions/Note/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
if(data.span !== undefined){
let data3 = data.span;
if(!((typeof data3 == "number") && (!(data3 % 1) && !isNaN(data3)))){
const err11 = {instancePath:instancePath+"/span",schemaPath:"#/definitions/Span/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
if(typeof data3 == "number"){
if(data3 > 4 || isNaN(data3)){
const err12 = {instancePath:instancePath+"/span",schemaPath:"#/definitions/Span/maximum",keyword:"maximum",params:{comparison: "<=", limit: 4},message:"must be <= 4"};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
if(data3 < 1 || isNaN(data3)){
const err13 = {instancePath:instancePath+"/span",schemaPath:"#/definitions/Span/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
}
}
if(data.source !== undefined){
if(!(validate15(data.source, {instancePath:instancePath+"/source",parentData:data,parentDataProperty:"source",rootData}))){
vErrors = vErrors === null ? validate15.errors : vErrors.concat(validate15.errors);
errors = vErrors.length;
}
}
if(data.name !== undefined){
let data5 = data.name;
if(typeof data5 === "string"){
if(!pattern23.test(data5)){
const err14 = {instancePath:instancePath+"/name",schemaPath:"#/definitions/Key/pattern",keyword:"pattern",params:{pattern: "^[A-Za-z][A-Za-z0-9]{0,40}$"},message:"must match pattern \""+"^[A-Za-z][A-Za-z0-9]{0,40}$"+"\""};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
}
else {
const err15 = {instancePath:instancePath+"/name",schemaPath:"#/definitions/Key/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
}
if(data.text !== undefined){
let data6 = data.text;
if(typeof data6 === "string"){
if(!pattern23.test(data6)){
const err16 = {instancePath:instancePath+"/text",schemaPath:"#/definitions/Key/pattern",keyword:"pattern",params:{pattern: "^[A-Za-z][A-Za-z0-9]{0,40}$"},message:"must match pattern \""+"^[A-Za-z][A-Za-z0-9]{0,40}$"+"\""};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
}
else {
const err17 = {instancePath:instancePath+"/text",schemaPath:"#/definitions/Key/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
}
if(data.by !== undefined){
let data7 = data.by;
if(typeof data7 === "string"){
if(!pattern23.test(data7)){
const err18 = {instancePath:instancePath+"/by",schemaPath:"#/definitions/Key/pattern",keyword:"pattern",params:{pattern: "^[A-Za-z][A-Za-z0-9]{0,40}$"},message:"must match pattern \""+"^[A-Za-z][A-Za-z0-9]{0,40}$"+"\""};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
}
else {
const err19 = {instancePath:instancePath+"/by",schemaPath:"#/definitions/Key/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
}
if(data.time !== undefined){
let data8 = data.time;
if(typeof data8 === "string"){
if(!pattern23.test(data8)){
const err20 = {instancePath:instancePath+"/time",schemaPath:"#/definitions/Key/pattern",keyword:"pattern",params:{pattern: "^[A-Za-z][A-Za-z0-9]{0,40}$"},message:"must match pattern \""+"^[A-Za-z][A-Za-z0-9]{0,40}$"+"\""};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
}
else {
const err21 = {instancePath:instancePath+"/time",schemaPath:"#/definitions/Key/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
}
if(data.tag !== undefined){
let data9 = data.tag;
if(typeof data9 === "string"){
if(!pattern23.test(data9)){
const err22 = {instancePath:instancePath+"/tag",schemaPath:"#/definitions/Key/pattern",keyword:"pattern",params:{pattern: "^[A-Za-z][A-Za-z0-9]{0,40}$"},message:"must match pattern \""+"^[A-Za-z][A-Za-z0-9]{0,40}$"+"\""};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
}
errors++;
}
}
else {
const err23 = {instancePath:instancePath+"/tag",schemaPath:"#/definitions/Key/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err23];
}
else {
vErrors.push(err23);
}
errors++;
}
}
if(data.url !== undefined){
let data10 = data.url;
if(typeof data10 === "string"){
if(!pattern23.test(data10)){
const err24 = {instancePath:instancePath+"/url",schemaPath:"#/definitions/Key/pattern",keyword:"pattern",params:{pattern: "^[A-Za-z][A-Za-z0-9]{0,40}$"},message:"must match pattern \""+"^[A-Za-z][A-Za-z0-9]{0,40}$"+"\""};
if(vErrors === null){
vErrors = [err24];
}
else {
vErrors.push(err24);
}
errors++;
}
}
else {
const err25 = {instancePath:instancePath+"/url",schemaPath:"#/definitions/Key/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err25];
}
else {
vErrors.push(err25);
}
errors++;
}
}
if(data.most !== undefined){
let data11 = data.most;
if(!((typeof data11 == "number") && (!(data11 % 1) && !isNaN(data11)))){
const err26 = {instancePath:instancePath+"/most",schemaPath:"#/properties/most/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err26];
}
else {
vErrors.push(err26);
}
errors++;
}
if(typeof data11 == "number"){
if(data11 > 100 || isNaN(data11)){
const err27 = {instancePath:instancePath+"/most",schemaPath:"#/properties/most/maximum",keyword:"maximum",params:{comparison: "<=", limit: 100},message:"must be <= 100"};
if(vErrors === null){
vErrors = [err27];
}
else {
vErrors.push(err27);
}
errors++;
}
if(data11 < 1 || isNaN(data11)){
const err28 = {instancePath:instancePath+"/most",schemaPath:"#/properties/most/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"};
if(vErrors === null){
vErrors = [err28];
}
else {
vErrors.push(err28);
}
errors++;
}
}
}
if(data.whole !== undefined){
if(typeof data.whole !== "boolean"){
const err29 = {instancePath:instancePath+"/whole",schemaPath:"#/properties/whole/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
if(vErrors === null){
vErrors = [err29];
}
else {
vErrors.push(err29);
}
errors++;
}
}
if(data.roll !== undefined){
if(typeof data.roll !== "boolean"){
const err30 = {instancePath:instancePath+"/roll",schemaPath:"#/properties/roll/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
if(vErrors === null){
vErrors = [err30];
}
else {
vErrors.push(err30);
}
errors++;
}
}
if(data.empty !== undefined){
if(typeof data.empty !== "string"){
const err31 = {instancePath:instancePath+"/empty",schemaPath:"#/properties/empty/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err31];
}
else {
vErrors.push(err31);
}
errors++;
}
}
}
else {
const err32 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err32];
}
else {
vErrors.push(err32);
}
errors++;
}
validate59.errors = vErrors;
return errors === 0;
}

const schema131 = {"title":"StepsBlock","description":"What is to be done, step by step, and how far it has come: a row each. A step waits for its window and for the steps before it; both are judged again by the server.","type":"object","additionalProperties":false,"required":["block","source","name","state","dict","done"],"properties":{"block":{"const":"steps"},"title":{"$ref":"#/definitions/Title"},"note":{"$ref":"#/definitions/Note"},"span":{"$ref":"#/definitions/Span"},"source":{"$ref":"#/definitions/Source"},"name":{"$ref":"#/definitions/Key"},"text":{"$ref":"#/definitions/Key","description":"One line below the name."},"icon":{"$ref":"#/definitions/Key","description":"Name of an icon."},"state":{"$ref":"#/definitions/Key","description":"Empty in every row: the steps are a plan, with no ring and nothing to open."},"dict":{"type":"string","description":"Dictionary of the states: their names and colours."},"done":{"type":"array","minItems":1,"items":{"type":"string"},"description":"States that count as finished."},"code":{"$ref":"#/definitions/Key","description":"By which other steps name this one."},"after":{"$ref":"#/definitions/Key","description":"Codes of the steps that must be finished first: a list, or a text with commas."},"from":{"$ref":"#/definitions/Key","description":"The window begins, YYYY-MM-DD HH:mm:ss."},"to":{"$ref":"#/definitions/Key","description":"The window ends."},"must":{"$ref":"#/definitions/Key","description":"1: the step is required; only these count for the ring where any is."},"counts":{"$ref":"#/definitions/Key","description":"1: the step counts for the ring, whether it is required or not."},"url":{"$ref":"#/definitions/Key","description":"In-app route of the step."},"look":{"enum":["cards","line"],"description":"line: below each other on a line of time. Default cards."},"empty":{"type":"string"}}};

function validate61(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.block === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "block"},message:"must have required property '"+"block"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.source === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "source"},message:"must have required property '"+"source"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.name === undefined){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "name"},message:"must have required property '"+"name"+"'"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data.state === undefined){
const err3 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "state"},message:"must have required property '"+"state"+"'"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(data.dict === undefined){
const err4 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "dict"},message:"must have required property '"+"dict"+"'"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(data.done === undefined){
const err5 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "done"},message:"must have required property '"+"done"+"'"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
for(const key0 in data){
if(!(func7.call(schema131.properties, key0))){
const err6 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
if(data.block !== undefined){
if("steps" !== data.block){
const err7 = {instancePath:instancePath+"/block",schemaPath:"#/properties/block/const",keyword:"const",params:{allowedValue: "steps"},message:"must be equal to constant"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
if(data.title !== undefined){
let data1 = data.title;
if(typeof data1 === "string"){
if(func2(data1) > 40){
const err8 = {instancePath:instancePath+"/title",schemaPath:"#/definitions/Title/maxLength",keyword:"maxLength",params:{limit: 40},message:"must NOT have more than 40 characters"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
if(func2(data1) < 1){
const err9 = {instancePath:instancePath+"/title",schemaPath:"#/definitions/Title/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
else {
const err10 = {instancePath:instancePath+"/title",schemaPath:"#/definitions/Title/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
if(data.note !== undefined){
let data2 = data.note;
if(typeof data2 === "string"){
if(func2(data2) > 200){
const err11 = {instancePath:instancePath+"/note",schemaPath:"#/definitions/Note/maxLength",keyword:"maxLength",params:{limit: 200},message:"must NOT have more than 200 characters"};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
else {
const err12 = {instancePath:instancePath+"/note",schemaPath:"#/definitions/Note/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
}
if(data.span !== undefined){
let data3 = data.span;
if(!((typeof data3 == "number") && (!(data3 % 1) && !isNaN(data3)))){
const err13 = {instancePath:instancePath+"/span",schemaPath:"#/definitions/Span/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
if(typeof data3 == "number"){
if(data3 > 4 || isNaN(data3)){
const err14 = {instancePath:instancePath+"/span",schemaPath:"#/definitions/Span/maximum",keyword:"maximum",params:{comparison: "<=", limit: 4},message:"must be <= 4"};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
if(data3 < 1 || isNaN(data3)){
const err15 = {instancePath:instancePath+"/span",schemaPath:"#/definitions/Span/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
}
}
if(data.source !== undefined){
if(!(validate15(data.source, {instancePath:instancePath+"/source",parentData:data,parentDataProperty:"source",rootData}))){
vErrors = vErrors === null ? validate15.errors : vErrors.concat(validate15.errors);
errors = vErrors.length;
}
}
if(data.name !== undefined){
let data5 = data.name;
if(typeof data5 === "string"){
if(!pattern23.test(data5)){
const err16 = {instancePath:instancePath+"/name",schemaPath:"#/definitions/Key/pattern",keyword:"pattern",params:{pattern: "^[A-Za-z][A-Za-z0-9]{0,40}$"},message:"must match pattern \""+"^[A-Za-z][A-Za-z0-9]{0,40}$"+"\""};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
}
else {
const err17 = {instancePath:instancePath+"/name",schemaPath:"#/definitions/Key/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
}
if(data.text !== undefined){
let data6 = data.text;
if(typeof data6 === "string"){
if(!pattern23.test(data6)){
const err18 = {instancePath:instancePath+"/text",schemaPath:"#/definitions/Key/pattern",keyword:"pattern",params:{pattern: "^[A-Za-z][A-Za-z0-9]{0,40}$"},message:"must match pattern \""+"^[A-Za-z][A-Za-z0-9]{0,40}$"+"\""};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
}
else {
const err19 = {instancePath:instancePath+"/text",schemaPath:"#/definitions/Key/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
}
if(data.icon !== undefined){
let data7 = data.icon;
if(typeof data7 === "string"){
if(!pattern23.test(data7)){
const err20 = {instancePath:instancePath+"/icon",schemaPath:"#/definitions/Key/pattern",keyword:"pattern",params:{pattern: "^[A-Za-z][A-Za-z0-9]{0,40}$"},message:"must match pattern \""+"^[A-Za-z][A-Za-z0-9]{0,40}$"+"\""};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
}
else {
const err21 = {instancePath:instancePath+"/icon",schemaPath:"#/definitions/Key/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
}
if(data.state !== undefined){
let data8 = data.state;
if(typeof data8 === "string"){
if(!pattern23.test(data8)){
const err22 = {instancePath:instancePath+"/state",schemaPath:"#/definitions/Key/pattern",keyword:"pattern",params:{pattern: "^[A-Za-z][A-Za-z0-9]{0,40}$"},message:"must match pattern \""+"^[A-Za-z][A-Za-z0-9]{0,40}$"+"\""};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
}
errors++;
}
}
else {
const err23 = {instancePath:instancePath+"/state",schemaPath:"#/definitions/Key/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err23];
}
else {
vErrors.push(err23);
}
errors++;
}
}
if(data.dict !== undefined){
if(typeof data.dict !== "string"){
const err24 = {instancePath:instancePath+"/dict",schemaPath:"#/properties/dict/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err24];
}
else {
vErrors.push(err24);
}
errors++;
}
}
if(data.done !== undefined){
let data10 = data.done;
if(Array.isArray(data10)){
if(data10.length < 1){
const err25 = {instancePath:instancePath+"/done",schemaPath:"#/properties/done/minItems",keyword:"minItems",params:{limit: 1},message:"must NOT have fewer than 1 items"};
if(vErrors === null){
vErrors = [err25];
}
else {
vErrors.push(err25);
}
errors++;
}
const len0 = data10.length;
for(let i0=0; i0<len0; i0++){
if(typeof data10[i0] !== "string"){
const err26 = {instancePath:instancePath+"/done/" + i0,schemaPath:"#/properties/done/items/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err26];
}
else {
vErrors.push(err26);
}
errors++;
}
}
}
else {
const err27 = {instancePath:instancePath+"/done",schemaPath:"#/properties/done/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err27];
}
else {
vErrors.push(err27);
}
errors++;
}
}
if(data.code !== undefined){
let data12 = data.code;
if(typeof data12 === "string"){
if(!pattern23.test(data12)){
const err28 = {instancePath:instancePath+"/code",schemaPath:"#/definitions/Key/pattern",keyword:"pattern",params:{pattern: "^[A-Za-z][A-Za-z0-9]{0,40}$"},message:"must match pattern \""+"^[A-Za-z][A-Za-z0-9]{0,40}$"+"\""};
if(vErrors === null){
vErrors = [err28];
}
else {
vErrors.push(err28);
}
errors++;
}
}
else {
const err29 = {instancePath:instancePath+"/code",schemaPath:"#/definitions/Key/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err29];
}
else {
vErrors.push(err29);
}
errors++;
}
}
if(data.after !== undefined){
let data13 = data.after;
if(typeof data13 === "string"){
if(!pattern23.test(data13)){
const err30 = {instancePath:instancePath+"/after",schemaPath:"#/definitions/Key/pattern",keyword:"pattern",params:{pattern: "^[A-Za-z][A-Za-z0-9]{0,40}$"},message:"must match pattern \""+"^[A-Za-z][A-Za-z0-9]{0,40}$"+"\""};
if(vErrors === null){
vErrors = [err30];
}
else {
vErrors.push(err30);
}
errors++;
}
}
else {
const err31 = {instancePath:instancePath+"/after",schemaPath:"#/definitions/Key/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err31];
}
else {
vErrors.push(err31);
}
errors++;
}
}
if(data.from !== undefined){
let data14 = data.from;
if(typeof data14 === "string"){
if(!pattern23.test(data14)){
const err32 = {instancePath:instancePath+"/from",schemaPath:"#/definitions/Key/pattern",keyword:"pattern",params:{pattern: "^[A-Za-z][A-Za-z0-9]{0,40}$"},message:"must match pattern \""+"^[A-Za-z][A-Za-z0-9]{0,40}$"+"\""};
if(vErrors === null){
vErrors = [err32];
}
else {
vErrors.push(err32);
}
errors++;
}
}
else {
const err33 = {instancePath:instancePath+"/from",schemaPath:"#/definitions/Key/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err33];
}
else {
vErrors.push(err33);
}
errors++;
}
}
if(data.to !== undefined){
let data15 = data.to;
if(typeof data15 === "string"){
if(!pattern23.test(data15)){
const err34 = {instancePath:instancePath+"/to",schemaPath:"#/definitions/Key/pattern",keyword:"pattern",params:{pattern: "^[A-Za-z][A-Za-z0-9]{0,40}$"},message:"must match pattern \""+"^[A-Za-z][A-Za-z0-9]{0,40}$"+"\""};
if(vErrors === null){
vErrors = [err34];
}
else {
vErrors.push(err34);
}
errors++;
}
}
else {
const err35 = {instancePath:instancePath+"/to",schemaPath:"#/definitions/Key/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err35];
}
else {
vErrors.push(err35);
}
errors++;
}
}
if(data.must !== undefined){
let data16 = data.must;
if(typeof data16 === "string"){
if(!pattern23.test(data16)){
const err36 = {instancePath:instancePath+"/must",schemaPath:"#/definitions/Key/pattern",keyword:"pattern",params:{pattern: "^[A-Za-z][A-Za-z0-9]{0,40}$"},message:"must match pattern \""+"^[A-Za-z][A-Za-z0-9]{0,40}$"+"\""};
if(vErrors === null){
vErrors = [err36];
}
else {
vErrors.push(err36);
}
errors++;
}
}
else {
const err37 = {instancePath:instancePath+"/must",schemaPath:"#/definitions/Key/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err37];
}
else {
vErrors.push(err37);
}
errors++;
}
}
if(data.counts !== undefined){
let data17 = data.counts;
if(typeof data17 === "string"){
if(!pattern23.test(data17)){
const err38 = {instancePath:instancePath+"/counts",schemaPath:"#/definitions/Key/pattern",keyword:"pattern",params:{pattern: "^[A-Za-z][A-Za-z0-9]{0,40}$"},message:"must match pattern \""+"^[A-Za-z][A-Za-z0-9]{0,40}$"+"\""};
if(vErrors === null){
vErrors = [err38];
}
else {
vErrors.push(err38);
}
errors++;
}
}
else {
const err39 = {instancePath:instancePath+"/counts",schemaPath:"#/definitions/Key/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err39];
}
else {
vErrors.push(err39);
}
errors++;
}
}
if(data.url !== undefined){
let data18 = data.url;
if(typeof data18 === "string"){
if(!pattern23.test(data18)){
const err40 = {instancePath:instancePath+"/url",schemaPath:"#/definitions/Key/pattern",keyword:"pattern",params:{pattern: "^[A-Za-z][A-Za-z0-9]{0,40}$"},message:"must match pattern \""+"^[A-Za-z][A-Za-z0-9]{0,40}$"+"\""};
if(vErrors === null){
vErrors = [err40];
}
else {
vErrors.push(err40);
}
errors++;
}
}
else {
const err41 = {instancePath:instancePath+"/url",schemaPath:"#/definitions/Key/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err41];
}
else {
vErrors.push(err41);
}
errors++;
}
}
if(data.look !== undefined){
let data19 = data.look;
if(!((data19 === "cards") || (data19 === "line"))){
const err42 = {instancePath:instancePath+"/look",schemaPath:"#/properties/look/enum",keyword:"enum",params:{allowedValues: schema131.properties.look.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err42];
}
else {
vErrors.push(err42);
}
errors++;
}
}
if(data.empty !== undefined){
if(typeof data.empty !== "string"){
const err43 = {instancePath:instancePath+"/empty",schemaPath:"#/properties/empty/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err43];
}
else {
vErrors.push(err43);
}
errors++;
}
}
}
else {
const err44 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err44];
}
else {
vErrors.push(err44);
}
errors++;
}
validate61.errors = vErrors;
return errors === 0;
}

const schema146 = {"title":"DaysBlock","description":"A strip of days, each in the colour of its state: a row each, in the order of the source. On narrow screens a week is a line.","type":"object","additionalProperties":false,"required":["block","title","source","time","state","dict"],"properties":{"block":{"const":"days"},"title":{"$ref":"#/definitions/Title"},"note":{"$ref":"#/definitions/Note"},"span":{"$ref":"#/definitions/Span"},"source":{"$ref":"#/definitions/Source"},"time":{"$ref":"#/definitions/Key","description":"The day, YYYY-MM-DD."},"state":{"$ref":"#/definitions/Key"},"dict":{"type":"string","description":"Dictionary of the states: their names and colours."},"text":{"$ref":"#/definitions/Key","description":"A few characters below the state, a temperature for example."},"url":{"$ref":"#/definitions/Key","description":"In-app route of the day."},"empty":{"type":"string"}}};

function validate63(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.block === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "block"},message:"must have required property '"+"block"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.title === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "title"},message:"must have required property '"+"title"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.source === undefined){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "source"},message:"must have required property '"+"source"+"'"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data.time === undefined){
const err3 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "time"},message:"must have required property '"+"time"+"'"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(data.state === undefined){
const err4 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "state"},message:"must have required property '"+"state"+"'"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(data.dict === undefined){
const err5 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "dict"},message:"must have required property '"+"dict"+"'"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
for(const key0 in data){
if(!(func7.call(schema146.properties, key0))){
const err6 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
if(data.block !== undefined){
if("days" !== data.block){
const err7 = {instancePath:instancePath+"/block",schemaPath:"#/properties/block/const",keyword:"const",params:{allowedValue: "days"},message:"must be equal to constant"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
if(data.title !== undefined){
let data1 = data.title;
if(typeof data1 === "string"){
if(func2(data1) > 40){
const err8 = {instancePath:instancePath+"/title",schemaPath:"#/definitions/Title/maxLength",keyword:"maxLength",params:{limit: 40},message:"must NOT have more than 40 characters"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
if(func2(data1) < 1){
const err9 = {instancePath:instancePath+"/title",schemaPath:"#/definitions/Title/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
else {
const err10 = {instancePath:instancePath+"/title",schemaPath:"#/definitions/Title/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
if(data.note !== undefined){
let data2 = data.note;
if(typeof data2 === "string"){
if(func2(data2) > 200){
const err11 = {instancePath:instancePath+"/note",schemaPath:"#/definitions/Note/maxLength",keyword:"maxLength",params:{limit: 200},message:"must NOT have more than 200 characters"};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
else {
const err12 = {instancePath:instancePath+"/note",schemaPath:"#/definitions/Note/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
}
if(data.span !== undefined){
let data3 = data.span;
if(!((typeof data3 == "number") && (!(data3 % 1) && !isNaN(data3)))){
const err13 = {instancePath:instancePath+"/span",schemaPath:"#/definitions/Span/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
if(typeof data3 == "number"){
if(data3 > 4 || isNaN(data3)){
const err14 = {instancePath:instancePath+"/span",schemaPath:"#/definitions/Span/maximum",keyword:"maximum",params:{comparison: "<=", limit: 4},message:"must be <= 4"};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
if(data3 < 1 || isNaN(data3)){
const err15 = {instancePath:instancePath+"/span",schemaPath:"#/definitions/Span/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
}
}
if(data.source !== undefined){
if(!(validate15(data.source, {instancePath:instancePath+"/source",parentData:data,parentDataProperty:"source",rootData}))){
vErrors = vErrors === null ? validate15.errors : vErrors.concat(validate15.errors);
errors = vErrors.length;
}
}
if(data.time !== undefined){
let data5 = data.time;
if(typeof data5 === "string"){
if(!pattern23.test(data5)){
const err16 = {instancePath:instancePath+"/time",schemaPath:"#/definitions/Key/pattern",keyword:"pattern",params:{pattern: "^[A-Za-z][A-Za-z0-9]{0,40}$"},message:"must match pattern \""+"^[A-Za-z][A-Za-z0-9]{0,40}$"+"\""};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
}
else {
const err17 = {instancePath:instancePath+"/time",schemaPath:"#/definitions/Key/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
}
if(data.state !== undefined){
let data6 = data.state;
if(typeof data6 === "string"){
if(!pattern23.test(data6)){
const err18 = {instancePath:instancePath+"/state",schemaPath:"#/definitions/Key/pattern",keyword:"pattern",params:{pattern: "^[A-Za-z][A-Za-z0-9]{0,40}$"},message:"must match pattern \""+"^[A-Za-z][A-Za-z0-9]{0,40}$"+"\""};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
}
else {
const err19 = {instancePath:instancePath+"/state",schemaPath:"#/definitions/Key/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
}
if(data.dict !== undefined){
if(typeof data.dict !== "string"){
const err20 = {instancePath:instancePath+"/dict",schemaPath:"#/properties/dict/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
}
if(data.text !== undefined){
let data8 = data.text;
if(typeof data8 === "string"){
if(!pattern23.test(data8)){
const err21 = {instancePath:instancePath+"/text",schemaPath:"#/definitions/Key/pattern",keyword:"pattern",params:{pattern: "^[A-Za-z][A-Za-z0-9]{0,40}$"},message:"must match pattern \""+"^[A-Za-z][A-Za-z0-9]{0,40}$"+"\""};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
}
else {
const err22 = {instancePath:instancePath+"/text",schemaPath:"#/definitions/Key/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
}
errors++;
}
}
if(data.url !== undefined){
let data9 = data.url;
if(typeof data9 === "string"){
if(!pattern23.test(data9)){
const err23 = {instancePath:instancePath+"/url",schemaPath:"#/definitions/Key/pattern",keyword:"pattern",params:{pattern: "^[A-Za-z][A-Za-z0-9]{0,40}$"},message:"must match pattern \""+"^[A-Za-z][A-Za-z0-9]{0,40}$"+"\""};
if(vErrors === null){
vErrors = [err23];
}
else {
vErrors.push(err23);
}
errors++;
}
}
else {
const err24 = {instancePath:instancePath+"/url",schemaPath:"#/definitions/Key/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err24];
}
else {
vErrors.push(err24);
}
errors++;
}
}
if(data.empty !== undefined){
if(typeof data.empty !== "string"){
const err25 = {instancePath:instancePath+"/empty",schemaPath:"#/properties/empty/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err25];
}
else {
vErrors.push(err25);
}
errors++;
}
}
}
else {
const err26 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err26];
}
else {
vErrors.push(err26);
}
errors++;
}
validate63.errors = vErrors;
return errors === 0;
}

const schema154 = {"title":"StudyBlock","description":"How long the reader has studied the row of a detail page, counted while it is in sight. The server is told every so many seconds and credits the time itself.","type":"object","additionalProperties":false,"required":["block","title","source","seconds","least","EnCode"],"properties":{"block":{"const":"study"},"title":{"$ref":"#/definitions/Title"},"note":{"$ref":"#/definitions/Note"},"span":{"$ref":"#/definitions/Span"},"source":{"$ref":"#/definitions/Source"},"seconds":{"$ref":"#/definitions/Key","description":"Seconds that are credited so far."},"least":{"$ref":"#/definitions/Key","description":"Seconds that are asked for; 0 asks for none."},"EnCode":{"$ref":"entity.schema.json#/definitions/EnCode","description":"Told that the reader goes on; answers an object with `seconds`."},"every":{"type":"integer","minimum":5,"maximum":60,"description":"Seconds between two of them. Default 15."}}};

function validate65(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.block === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "block"},message:"must have required property '"+"block"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.title === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "title"},message:"must have required property '"+"title"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.source === undefined){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "source"},message:"must have required property '"+"source"+"'"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data.seconds === undefined){
const err3 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "seconds"},message:"must have required property '"+"seconds"+"'"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(data.least === undefined){
const err4 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "least"},message:"must have required property '"+"least"+"'"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(data.EnCode === undefined){
const err5 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "EnCode"},message:"must have required property '"+"EnCode"+"'"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
for(const key0 in data){
if(!(func7.call(schema154.properties, key0))){
const err6 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
if(data.block !== undefined){
if("study" !== data.block){
const err7 = {instancePath:instancePath+"/block",schemaPath:"#/properties/block/const",keyword:"const",params:{allowedValue: "study"},message:"must be equal to constant"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
if(data.title !== undefined){
let data1 = data.title;
if(typeof data1 === "string"){
if(func2(data1) > 40){
const err8 = {instancePath:instancePath+"/title",schemaPath:"#/definitions/Title/maxLength",keyword:"maxLength",params:{limit: 40},message:"must NOT have more than 40 characters"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
if(func2(data1) < 1){
const err9 = {instancePath:instancePath+"/title",schemaPath:"#/definitions/Title/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
else {
const err10 = {instancePath:instancePath+"/title",schemaPath:"#/definitions/Title/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
if(data.note !== undefined){
let data2 = data.note;
if(typeof data2 === "string"){
if(func2(data2) > 200){
const err11 = {instancePath:instancePath+"/note",schemaPath:"#/definitions/Note/maxLength",keyword:"maxLength",params:{limit: 200},message:"must NOT have more than 200 characters"};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
else {
const err12 = {instancePath:instancePath+"/note",schemaPath:"#/definitions/Note/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
}
if(data.span !== undefined){
let data3 = data.span;
if(!((typeof data3 == "number") && (!(data3 % 1) && !isNaN(data3)))){
const err13 = {instancePath:instancePath+"/span",schemaPath:"#/definitions/Span/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
if(typeof data3 == "number"){
if(data3 > 4 || isNaN(data3)){
const err14 = {instancePath:instancePath+"/span",schemaPath:"#/definitions/Span/maximum",keyword:"maximum",params:{comparison: "<=", limit: 4},message:"must be <= 4"};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
if(data3 < 1 || isNaN(data3)){
const err15 = {instancePath:instancePath+"/span",schemaPath:"#/definitions/Span/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
}
}
if(data.source !== undefined){
if(!(validate15(data.source, {instancePath:instancePath+"/source",parentData:data,parentDataProperty:"source",rootData}))){
vErrors = vErrors === null ? validate15.errors : vErrors.concat(validate15.errors);
errors = vErrors.length;
}
}
if(data.seconds !== undefined){
let data5 = data.seconds;
if(typeof data5 === "string"){
if(!pattern23.test(data5)){
const err16 = {instancePath:instancePath+"/seconds",schemaPath:"#/definitions/Key/pattern",keyword:"pattern",params:{pattern: "^[A-Za-z][A-Za-z0-9]{0,40}$"},message:"must match pattern \""+"^[A-Za-z][A-Za-z0-9]{0,40}$"+"\""};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
}
else {
const err17 = {instancePath:instancePath+"/seconds",schemaPath:"#/definitions/Key/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
}
if(data.least !== undefined){
let data6 = data.least;
if(typeof data6 === "string"){
if(!pattern23.test(data6)){
const err18 = {instancePath:instancePath+"/least",schemaPath:"#/definitions/Key/pattern",keyword:"pattern",params:{pattern: "^[A-Za-z][A-Za-z0-9]{0,40}$"},message:"must match pattern \""+"^[A-Za-z][A-Za-z0-9]{0,40}$"+"\""};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
}
else {
const err19 = {instancePath:instancePath+"/least",schemaPath:"#/definitions/Key/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
}
if(data.EnCode !== undefined){
let data7 = data.EnCode;
if(typeof data7 === "string"){
if(!pattern21.test(data7)){
const err20 = {instancePath:instancePath+"/EnCode",schemaPath:"entity.schema.json#/definitions/EnCode/pattern",keyword:"pattern",params:{pattern: "^[a-z][A-Za-z0-9]*(\\.[a-z][A-Za-z0-9]*){1,3}$"},message:"must match pattern \""+"^[a-z][A-Za-z0-9]*(\\.[a-z][A-Za-z0-9]*){1,3}$"+"\""};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
}
else {
const err21 = {instancePath:instancePath+"/EnCode",schemaPath:"entity.schema.json#/definitions/EnCode/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
}
if(data.every !== undefined){
let data8 = data.every;
if(!((typeof data8 == "number") && (!(data8 % 1) && !isNaN(data8)))){
const err22 = {instancePath:instancePath+"/every",schemaPath:"#/properties/every/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
}
errors++;
}
if(typeof data8 == "number"){
if(data8 > 60 || isNaN(data8)){
const err23 = {instancePath:instancePath+"/every",schemaPath:"#/properties/every/maximum",keyword:"maximum",params:{comparison: "<=", limit: 60},message:"must be <= 60"};
if(vErrors === null){
vErrors = [err23];
}
else {
vErrors.push(err23);
}
errors++;
}
if(data8 < 5 || isNaN(data8)){
const err24 = {instancePath:instancePath+"/every",schemaPath:"#/properties/every/minimum",keyword:"minimum",params:{comparison: ">=", limit: 5},message:"must be >= 5"};
if(vErrors === null){
vErrors = [err24];
}
else {
vErrors.push(err24);
}
errors++;
}
}
}
}
else {
const err25 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err25];
}
else {
vErrors.push(err25);
}
errors++;
}
validate65.errors = vErrors;
return errors === 0;
}

const schema161 = {"title":"QrBlock","description":"A QR code of a value of the first row.","type":"object","additionalProperties":false,"required":["block","title","source","value"],"properties":{"block":{"const":"qr"},"title":{"$ref":"#/definitions/Title"},"note":{"$ref":"#/definitions/Note"},"span":{"$ref":"#/definitions/Span"},"source":{"$ref":"#/definitions/Source"},"value":{"$ref":"#/definitions/Key","description":"The text in the code."},"text":{"$ref":"#/definitions/Key","description":"Stands below the code."},"every":{"type":"integer","minimum":5,"maximum":3600,"description":"Seconds until a new code is asked for; what is left is shown."},"empty":{"type":"string"}}};

function validate67(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.block === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "block"},message:"must have required property '"+"block"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.title === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "title"},message:"must have required property '"+"title"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.source === undefined){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "source"},message:"must have required property '"+"source"+"'"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data.value === undefined){
const err3 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "value"},message:"must have required property '"+"value"+"'"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
for(const key0 in data){
if(!(func7.call(schema161.properties, key0))){
const err4 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data.block !== undefined){
if("qr" !== data.block){
const err5 = {instancePath:instancePath+"/block",schemaPath:"#/properties/block/const",keyword:"const",params:{allowedValue: "qr"},message:"must be equal to constant"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
if(data.title !== undefined){
let data1 = data.title;
if(typeof data1 === "string"){
if(func2(data1) > 40){
const err6 = {instancePath:instancePath+"/title",schemaPath:"#/definitions/Title/maxLength",keyword:"maxLength",params:{limit: 40},message:"must NOT have more than 40 characters"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
if(func2(data1) < 1){
const err7 = {instancePath:instancePath+"/title",schemaPath:"#/definitions/Title/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
else {
const err8 = {instancePath:instancePath+"/title",schemaPath:"#/definitions/Title/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
if(data.note !== undefined){
let data2 = data.note;
if(typeof data2 === "string"){
if(func2(data2) > 200){
const err9 = {instancePath:instancePath+"/note",schemaPath:"#/definitions/Note/maxLength",keyword:"maxLength",params:{limit: 200},message:"must NOT have more than 200 characters"};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
else {
const err10 = {instancePath:instancePath+"/note",schemaPath:"#/definitions/Note/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
if(data.span !== undefined){
let data3 = data.span;
if(!((typeof data3 == "number") && (!(data3 % 1) && !isNaN(data3)))){
const err11 = {instancePath:instancePath+"/span",schemaPath:"#/definitions/Span/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
if(typeof data3 == "number"){
if(data3 > 4 || isNaN(data3)){
const err12 = {instancePath:instancePath+"/span",schemaPath:"#/definitions/Span/maximum",keyword:"maximum",params:{comparison: "<=", limit: 4},message:"must be <= 4"};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
if(data3 < 1 || isNaN(data3)){
const err13 = {instancePath:instancePath+"/span",schemaPath:"#/definitions/Span/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
}
}
if(data.source !== undefined){
if(!(validate15(data.source, {instancePath:instancePath+"/source",parentData:data,parentDataProperty:"source",rootData}))){
vErrors = vErrors === null ? validate15.errors : vErrors.concat(validate15.errors);
errors = vErrors.length;
}
}
if(data.value !== undefined){
let data5 = data.value;
if(typeof data5 === "string"){
if(!pattern23.test(data5)){
const err14 = {instancePath:instancePath+"/value",schemaPath:"#/definitions/Key/pattern",keyword:"pattern",params:{pattern: "^[A-Za-z][A-Za-z0-9]{0,40}$"},message:"must match pattern \""+"^[A-Za-z][A-Za-z0-9]{0,40}$"+"\""};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
}
else {
const err15 = {instancePath:instancePath+"/value",schemaPath:"#/definitions/Key/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
}
if(data.text !== undefined){
let data6 = data.text;
if(typeof data6 === "string"){
if(!pattern23.test(data6)){
const err16 = {instancePath:instancePath+"/text",schemaPath:"#/definitions/Key/pattern",keyword:"pattern",params:{pattern: "^[A-Za-z][A-Za-z0-9]{0,40}$"},message:"must match pattern \""+"^[A-Za-z][A-Za-z0-9]{0,40}$"+"\""};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
}
else {
const err17 = {instancePath:instancePath+"/text",schemaPath:"#/definitions/Key/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
}
if(data.every !== undefined){
let data7 = data.every;
if(!((typeof data7 == "number") && (!(data7 % 1) && !isNaN(data7)))){
const err18 = {instancePath:instancePath+"/every",schemaPath:"#/properties/every/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
if(typeof data7 == "number"){
if(data7 > 3600 || isNaN(data7)){
const err19 = {instancePath:instancePath+"/every",schemaPath:"#/properties/every/maximum",keyword:"maximum",params:{comparison: "<=", limit: 3600},message:"must be <= 3600"};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
if(data7 < 5 || isNaN(data7)){
const err20 = {instancePath:instancePath+"/every",schemaPath:"#/properties/every/minimum",keyword:"minimum",params:{comparison: ">=", limit: 5},message:"must be >= 5"};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
}
}
if(data.empty !== undefined){
if(typeof data.empty !== "string"){
const err21 = {instancePath:instancePath+"/empty",schemaPath:"#/properties/empty/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
}
}
else {
const err22 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
}
errors++;
}
validate67.errors = vErrors;
return errors === 0;
}

const schema167 = {"title":"TalliesBlock","description":"How often each choice was taken: a heading for each row of the source, and below it a bar for each of its lines {Name, Count, Share}, Share in percent.","type":"object","additionalProperties":false,"required":["block","source","name","rows"],"properties":{"block":{"const":"tallies"},"title":{"$ref":"#/definitions/Title"},"span":{"$ref":"#/definitions/Span"},"source":{"$ref":"#/definitions/Source"},"name":{"$ref":"#/definitions/Key"},"text":{"$ref":"#/definitions/Key","description":"One line below the heading."},"rows":{"$ref":"#/definitions/Key","description":"The lines of the row."},"lines":{"$ref":"#/definitions/Key","description":"What is answered line by line, {Name, Mean, Rows}: a stacked bar for each, with its mean where there is one."},"list":{"title":"TalliesList","type":"object","additionalProperties":false,"required":["source","no","count"],"description":"What stands behind a row can be read one by one, page by page. The call takes No, PageIndex and PageSize besides its input and answers {total, rows: [{Text, Files: [{Id, Name, Url, Size}]}]}.","properties":{"source":{"$ref":"#/definitions/CallSource"},"no":{"$ref":"#/definitions/Key","description":"The row's value for No."},"count":{"$ref":"#/definitions/Key","description":"How many there are; none offers nothing."}}},"empty":{"type":"string"}}};

function validate69(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.block === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "block"},message:"must have required property '"+"block"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.source === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "source"},message:"must have required property '"+"source"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.name === undefined){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "name"},message:"must have required property '"+"name"+"'"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data.rows === undefined){
const err3 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "rows"},message:"must have required property '"+"rows"+"'"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
for(const key0 in data){
if(!(func7.call(schema167.properties, key0))){
const err4 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data.block !== undefined){
if("tallies" !== data.block){
const err5 = {instancePath:instancePath+"/block",schemaPath:"#/properties/block/const",keyword:"const",params:{allowedValue: "tallies"},message:"must be equal to constant"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
if(data.title !== undefined){
let data1 = data.title;
if(typeof data1 === "string"){
if(func2(data1) > 40){
const err6 = {instancePath:instancePath+"/title",schemaPath:"#/definitions/Title/maxLength",keyword:"maxLength",params:{limit: 40},message:"must NOT have more than 40 characters"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
if(func2(data1) < 1){
const err7 = {instancePath:instancePath+"/title",schemaPath:"#/definitions/Title/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
else {
const err8 = {instancePath:instancePath+"/title",schemaPath:"#/definitions/Title/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
if(data.span !== undefined){
let data2 = data.span;
if(!((typeof data2 == "number") && (!(data2 % 1) && !isNaN(data2)))){
const err9 = {instancePath:instancePath+"/span",schemaPath:"#/definitions/Span/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
if(typeof data2 == "number"){
if(data2 > 4 || isNaN(data2)){
const err10 = {instancePath:instancePath+"/span",schemaPath:"#/definitions/Span/maximum",keyword:"maximum",params:{comparison: "<=", limit: 4},message:"must be <= 4"};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
if(data2 < 1 || isNaN(data2)){
const err11 = {instancePath:instancePath+"/span",schemaPath:"#/definitions/Span/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
}
if(data.source !== undefined){
if(!(validate15(data.source, {instancePath:instancePath+"/source",parentData:data,parentDataProperty:"source",rootData}))){
vErrors = vErrors === null ? validate15.errors : vErrors.concat(validate15.errors);
errors = vErrors.length;
}
}
if(data.name !== undefined){
let data4 = data.name;
if(typeof data4 === "string"){
if(!pattern23.test(data4)){
const err12 = {instancePath:instancePath+"/name",schemaPath:"#/definitions/Key/pattern",keyword:"pattern",params:{pattern: "^[A-Za-z][A-Za-z0-9]{0,40}$"},message:"must match pattern \""+"^[A-Za-z][A-Za-z0-9]{0,40}$"+"\""};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
}
else {
const err13 = {instancePath:instancePath+"/name",schemaPath:"#/definitions/Key/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
}
if(data.text !== undefined){
let data5 = data.text;
if(typeof data5 === "string"){
if(!pattern23.test(data5)){
const err14 = {instancePath:instancePath+"/text",schemaPath:"#/definitions/Key/pattern",keyword:"pattern",params:{pattern: "^[A-Za-z][A-Za-z0-9]{0,40}$"},message:"must match pattern \""+"^[A-Za-z][A-Za-z0-9]{0,40}$"+"\""};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
}
else {
const err15 = {instancePath:instancePath+"/text",schemaPath:"#/definitions/Key/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
}
if(data.rows !== undefined){
let data6 = data.rows;
if(typeof data6 === "string"){
if(!pattern23.test(data6)){
const err16 = {instancePath:instancePath+"/rows",schemaPath:"#/definitions/Key/pattern",keyword:"pattern",params:{pattern: "^[A-Za-z][A-Za-z0-9]{0,40}$"},message:"must match pattern \""+"^[A-Za-z][A-Za-z0-9]{0,40}$"+"\""};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
}
else {
const err17 = {instancePath:instancePath+"/rows",schemaPath:"#/definitions/Key/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
}
if(data.lines !== undefined){
let data7 = data.lines;
if(typeof data7 === "string"){
if(!pattern23.test(data7)){
const err18 = {instancePath:instancePath+"/lines",schemaPath:"#/definitions/Key/pattern",keyword:"pattern",params:{pattern: "^[A-Za-z][A-Za-z0-9]{0,40}$"},message:"must match pattern \""+"^[A-Za-z][A-Za-z0-9]{0,40}$"+"\""};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
}
else {
const err19 = {instancePath:instancePath+"/lines",schemaPath:"#/definitions/Key/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
}
if(data.list !== undefined){
let data8 = data.list;
if(data8 && typeof data8 == "object" && !Array.isArray(data8)){
if(data8.source === undefined){
const err20 = {instancePath:instancePath+"/list",schemaPath:"#/properties/list/required",keyword:"required",params:{missingProperty: "source"},message:"must have required property '"+"source"+"'"};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
if(data8.no === undefined){
const err21 = {instancePath:instancePath+"/list",schemaPath:"#/properties/list/required",keyword:"required",params:{missingProperty: "no"},message:"must have required property '"+"no"+"'"};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
if(data8.count === undefined){
const err22 = {instancePath:instancePath+"/list",schemaPath:"#/properties/list/required",keyword:"required",params:{missingProperty: "count"},message:"must have required property '"+"count"+"'"};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
}
errors++;
}
for(const key1 in data8){
if(!(((key1 === "source") || (key1 === "no")) || (key1 === "count"))){
const err23 = {instancePath:instancePath+"/list",schemaPath:"#/properties/list/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err23];
}
else {
vErrors.push(err23);
}
errors++;
}
}
if(data8.source !== undefined){
if(!(validate16(data8.source, {instancePath:instancePath+"/list/source",parentData:data8,parentDataProperty:"source",rootData}))){
vErrors = vErrors === null ? validate16.errors : vErrors.concat(validate16.errors);
errors = vErrors.length;
}
}
if(data8.no !== undefined){
let data10 = data8.no;
if(typeof data10 === "string"){
if(!pattern23.test(data10)){
const err24 = {instancePath:instancePath+"/list/no",schemaPath:"#/definitions/Key/pattern",keyword:"pattern",params:{pattern: "^[A-Za-z][A-Za-z0-9]{0,40}$"},message:"must match pattern \""+"^[A-Za-z][A-Za-z0-9]{0,40}$"+"\""};
if(vErrors === null){
vErrors = [err24];
}
else {
vErrors.push(err24);
}
errors++;
}
}
else {
const err25 = {instancePath:instancePath+"/list/no",schemaPath:"#/definitions/Key/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err25];
}
else {
vErrors.push(err25);
}
errors++;
}
}
if(data8.count !== undefined){
let data11 = data8.count;
if(typeof data11 === "string"){
if(!pattern23.test(data11)){
const err26 = {instancePath:instancePath+"/list/count",schemaPath:"#/definitions/Key/pattern",keyword:"pattern",params:{pattern: "^[A-Za-z][A-Za-z0-9]{0,40}$"},message:"must match pattern \""+"^[A-Za-z][A-Za-z0-9]{0,40}$"+"\""};
if(vErrors === null){
vErrors = [err26];
}
else {
vErrors.push(err26);
}
errors++;
}
}
else {
const err27 = {instancePath:instancePath+"/list/count",schemaPath:"#/definitions/Key/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err27];
}
else {
vErrors.push(err27);
}
errors++;
}
}
}
else {
const err28 = {instancePath:instancePath+"/list",schemaPath:"#/properties/list/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err28];
}
else {
vErrors.push(err28);
}
errors++;
}
}
if(data.empty !== undefined){
if(typeof data.empty !== "string"){
const err29 = {instancePath:instancePath+"/empty",schemaPath:"#/properties/empty/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err29];
}
else {
vErrors.push(err29);
}
errors++;
}
}
}
else {
const err30 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err30];
}
else {
vErrors.push(err30);
}
errors++;
}
validate69.errors = vErrors;
return errors === 0;
}

const schema176 = {"title":"CrossBlock","description":"Two things that the reader chooses, set against each other: counts, and their shares of each column. The call takes Row and Column, keys of its Items, besides its input and answers {Items: [{Key, Name, IsRow}], Row, Column, Columns: [{Name, Count}], Rows: [{Name, Counts}]}; a count that is not told is null. What is shown can be saved as a table.","type":"object","additionalProperties":false,"required":["block","title","source"],"properties":{"block":{"const":"cross"},"title":{"$ref":"#/definitions/Title"},"note":{"$ref":"#/definitions/Note"},"span":{"$ref":"#/definitions/Span"},"source":{"$ref":"#/definitions/CallSource"},"empty":{"type":"string"}}};

function validate72(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.block === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "block"},message:"must have required property '"+"block"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.title === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "title"},message:"must have required property '"+"title"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.source === undefined){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "source"},message:"must have required property '"+"source"+"'"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
for(const key0 in data){
if(!((((((key0 === "block") || (key0 === "title")) || (key0 === "note")) || (key0 === "span")) || (key0 === "source")) || (key0 === "empty"))){
const err3 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if(data.block !== undefined){
if("cross" !== data.block){
const err4 = {instancePath:instancePath+"/block",schemaPath:"#/properties/block/const",keyword:"const",params:{allowedValue: "cross"},message:"must be equal to constant"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data.title !== undefined){
let data1 = data.title;
if(typeof data1 === "string"){
if(func2(data1) > 40){
const err5 = {instancePath:instancePath+"/title",schemaPath:"#/definitions/Title/maxLength",keyword:"maxLength",params:{limit: 40},message:"must NOT have more than 40 characters"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if(func2(data1) < 1){
const err6 = {instancePath:instancePath+"/title",schemaPath:"#/definitions/Title/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
else {
const err7 = {instancePath:instancePath+"/title",schemaPath:"#/definitions/Title/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
if(data.note !== undefined){
let data2 = data.note;
if(typeof data2 === "string"){
if(func2(data2) > 200){
const err8 = {instancePath:instancePath+"/note",schemaPath:"#/definitions/Note/maxLength",keyword:"maxLength",params:{limit: 200},message:"must NOT have more than 200 characters"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
else {
const err9 = {instancePath:instancePath+"/note",schemaPath:"#/definitions/Note/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
if(data.span !== undefined){
let data3 = data.span;
if(!((typeof data3 == "number") && (!(data3 % 1) && !isNaN(data3)))){
const err10 = {instancePath:instancePath+"/span",schemaPath:"#/definitions/Span/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
if(typeof data3 == "number"){
if(data3 > 4 || isNaN(data3)){
const err11 = {instancePath:instancePath+"/span",schemaPath:"#/definitions/Span/maximum",keyword:"maximum",params:{comparison: "<=", limit: 4},message:"must be <= 4"};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
if(data3 < 1 || isNaN(data3)){
const err12 = {instancePath:instancePath+"/span",schemaPath:"#/definitions/Span/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
}
}
if(data.source !== undefined){
if(!(validate16(data.source, {instancePath:instancePath+"/source",parentData:data,parentDataProperty:"source",rootData}))){
vErrors = vErrors === null ? validate16.errors : vErrors.concat(validate16.errors);
errors = vErrors.length;
}
}
if(data.empty !== undefined){
if(typeof data.empty !== "string"){
const err13 = {instancePath:instancePath+"/empty",schemaPath:"#/properties/empty/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
}
}
else {
const err14 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
validate72.errors = vErrors;
return errors === 0;
}

const schema180 = {"title":"TableBlock","description":"The rows of the source as a table, in its order; the first column names the row. On phones it is moved sideways.","type":"object","additionalProperties":false,"required":["block","title","source","items"],"properties":{"block":{"const":"table"},"title":{"$ref":"#/definitions/Title"},"note":{"$ref":"#/definitions/Note"},"span":{"$ref":"#/definitions/Span"},"source":{"$ref":"#/definitions/Source"},"items":{"type":"array","minItems":1,"maxItems":12,"items":{"$ref":"#/definitions/Item"},"description":"The columns."},"choose":{"type":"boolean","description":"A row may be chosen: on this page, and on pages that stand in tabs with it, it is chosen in the inputs of calls and in the \"params\" of buttons."},"empty":{"type":"string"}}};

function validate74(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.block === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "block"},message:"must have required property '"+"block"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.title === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "title"},message:"must have required property '"+"title"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.source === undefined){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "source"},message:"must have required property '"+"source"+"'"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data.items === undefined){
const err3 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "items"},message:"must have required property '"+"items"+"'"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
for(const key0 in data){
if(!((((((((key0 === "block") || (key0 === "title")) || (key0 === "note")) || (key0 === "span")) || (key0 === "source")) || (key0 === "items")) || (key0 === "choose")) || (key0 === "empty"))){
const err4 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data.block !== undefined){
if("table" !== data.block){
const err5 = {instancePath:instancePath+"/block",schemaPath:"#/properties/block/const",keyword:"const",params:{allowedValue: "table"},message:"must be equal to constant"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
if(data.title !== undefined){
let data1 = data.title;
if(typeof data1 === "string"){
if(func2(data1) > 40){
const err6 = {instancePath:instancePath+"/title",schemaPath:"#/definitions/Title/maxLength",keyword:"maxLength",params:{limit: 40},message:"must NOT have more than 40 characters"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
if(func2(data1) < 1){
const err7 = {instancePath:instancePath+"/title",schemaPath:"#/definitions/Title/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
else {
const err8 = {instancePath:instancePath+"/title",schemaPath:"#/definitions/Title/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
if(data.note !== undefined){
let data2 = data.note;
if(typeof data2 === "string"){
if(func2(data2) > 200){
const err9 = {instancePath:instancePath+"/note",schemaPath:"#/definitions/Note/maxLength",keyword:"maxLength",params:{limit: 200},message:"must NOT have more than 200 characters"};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
else {
const err10 = {instancePath:instancePath+"/note",schemaPath:"#/definitions/Note/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
if(data.span !== undefined){
let data3 = data.span;
if(!((typeof data3 == "number") && (!(data3 % 1) && !isNaN(data3)))){
const err11 = {instancePath:instancePath+"/span",schemaPath:"#/definitions/Span/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
if(typeof data3 == "number"){
if(data3 > 4 || isNaN(data3)){
const err12 = {instancePath:instancePath+"/span",schemaPath:"#/definitions/Span/maximum",keyword:"maximum",params:{comparison: "<=", limit: 4},message:"must be <= 4"};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
if(data3 < 1 || isNaN(data3)){
const err13 = {instancePath:instancePath+"/span",schemaPath:"#/definitions/Span/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
}
}
if(data.source !== undefined){
if(!(validate15(data.source, {instancePath:instancePath+"/source",parentData:data,parentDataProperty:"source",rootData}))){
vErrors = vErrors === null ? validate15.errors : vErrors.concat(validate15.errors);
errors = vErrors.length;
}
}
if(data.items !== undefined){
let data5 = data.items;
if(Array.isArray(data5)){
if(data5.length > 12){
const err14 = {instancePath:instancePath+"/items",schemaPath:"#/properties/items/maxItems",keyword:"maxItems",params:{limit: 12},message:"must NOT have more than 12 items"};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
if(data5.length < 1){
const err15 = {instancePath:instancePath+"/items",schemaPath:"#/properties/items/minItems",keyword:"minItems",params:{limit: 1},message:"must NOT have fewer than 1 items"};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
const len0 = data5.length;
for(let i0=0; i0<len0; i0++){
if(!(validate39(data5[i0], {instancePath:instancePath+"/items/" + i0,parentData:data5,parentDataProperty:i0,rootData}))){
vErrors = vErrors === null ? validate39.errors : vErrors.concat(validate39.errors);
errors = vErrors.length;
}
}
}
else {
const err16 = {instancePath:instancePath+"/items",schemaPath:"#/properties/items/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
}
if(data.choose !== undefined){
if(typeof data.choose !== "boolean"){
const err17 = {instancePath:instancePath+"/choose",schemaPath:"#/properties/choose/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
}
if(data.empty !== undefined){
if(typeof data.empty !== "string"){
const err18 = {instancePath:instancePath+"/empty",schemaPath:"#/properties/empty/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
}
}
else {
const err19 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
validate74.errors = vErrors;
return errors === 0;
}


function validate13(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="block.schema.json" */;
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.block === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "block"},message:"must have required property '"+"block"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
const tag0 = data.block;
if(typeof tag0 == "string"){
if(tag0 === "chart"){
if(!(validate14(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate14.errors : vErrors.concat(validate14.errors);
errors = vErrors.length;
}
}
else if(tag0 === "pivot"){
if(!(validate31(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate31.errors : vErrors.concat(validate31.errors);
errors = vErrors.length;
}
}
else if(tag0 === "figures"){
if(!(validate37(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate37.errors : vErrors.concat(validate37.errors);
errors = vErrors.length;
}
}
else if(tag0 === "descriptions"){
if(!(validate42(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate42.errors : vErrors.concat(validate42.errors);
errors = vErrors.length;
}
}
else if(tag0 === "rank"){
if(!(validate45(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate45.errors : vErrors.concat(validate45.errors);
errors = vErrors.length;
}
}
else if(tag0 === "avatars"){
if(!(validate48(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate48.errors : vErrors.concat(validate48.errors);
errors = vErrors.length;
}
}
else if(tag0 === "countdown"){
if(!(validate50(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate50.errors : vErrors.concat(validate50.errors);
errors = vErrors.length;
}
}
else if(tag0 === "text"){
if(!(validate51(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate51.errors : vErrors.concat(validate51.errors);
errors = vErrors.length;
}
}
else if(tag0 === "list"){
if(!(validate52(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate52.errors : vErrors.concat(validate52.errors);
errors = vErrors.length;
}
}
else if(tag0 === "handle"){
if(!(validate53(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate53.errors : vErrors.concat(validate53.errors);
errors = vErrors.length;
}
}
else if(tag0 === "hero"){
if(!(validate54(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate54.errors : vErrors.concat(validate54.errors);
errors = vErrors.length;
}
}
else if(tag0 === "links"){
if(!(validate56(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate56.errors : vErrors.concat(validate56.errors);
errors = vErrors.length;
}
}
else if(tag0 === "feed"){
if(!(validate59(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate59.errors : vErrors.concat(validate59.errors);
errors = vErrors.length;
}
}
else if(tag0 === "steps"){
if(!(validate61(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate61.errors : vErrors.concat(validate61.errors);
errors = vErrors.length;
}
}
else if(tag0 === "days"){
if(!(validate63(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate63.errors : vErrors.concat(validate63.errors);
errors = vErrors.length;
}
}
else if(tag0 === "study"){
if(!(validate65(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate65.errors : vErrors.concat(validate65.errors);
errors = vErrors.length;
}
}
else if(tag0 === "qr"){
if(!(validate67(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate67.errors : vErrors.concat(validate67.errors);
errors = vErrors.length;
}
}
else if(tag0 === "tallies"){
if(!(validate69(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate69.errors : vErrors.concat(validate69.errors);
errors = vErrors.length;
}
}
else if(tag0 === "cross"){
if(!(validate72(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate72.errors : vErrors.concat(validate72.errors);
errors = vErrors.length;
}
}
else if(tag0 === "table"){
if(!(validate74(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate74.errors : vErrors.concat(validate74.errors);
errors = vErrors.length;
}
}
else {
const err1 = {instancePath,schemaPath:"#/discriminator",keyword:"discriminator",params:{error: "mapping", tag: "block", tagValue: tag0},message:"value of tag \"block\" must be in oneOf"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
else {
const err2 = {instancePath,schemaPath:"#/discriminator",keyword:"discriminator",params:{error: "tag", tag: "block", tagValue: tag0},message:"tag \"block\" must be string"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
else {
const err3 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
validate13.errors = vErrors;
return errors === 0;
}

const schema231 = {"title":"ColumnUse","oneOf":[{"type":"string","pattern":"^[A-Z][A-Za-z0-9]*$"},{"title":"ColumnUseObject","type":"object","additionalProperties":false,"required":["field"],"properties":{"field":{"type":"string","pattern":"^[A-Z][A-Za-z0-9]*$"},"title":{"type":"string"},"width":{"type":"integer","minimum":40,"maximum":600},"fixed":{"enum":["left","right"]},"sort":{"type":"boolean","description":"Default true for indexed fields."},"hidden":{"type":"boolean","description":"Off until the user switches the column on."},"link":{"$ref":"entity.schema.json#/definitions/EnCode","description":"The cell runs this action on its row."},"drill":{"$ref":"block.schema.json#/definitions/Drill"},"ellipsis":{"$ref":"block.schema.json#/definitions/Ellipsis"}}}]};

function validate105(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.page === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "page"},message:"must have required property '"+"page"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.filter === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "filter"},message:"must have required property '"+"filter"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
for(const key0 in data){
if(!((key0 === "page") || (key0 === "filter"))){
const err2 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(data.page !== undefined){
if(typeof data.page !== "string"){
const err3 = {instancePath:instancePath+"/page",schemaPath:"#/properties/page/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if(data.filter !== undefined){
let data1 = data.filter;
if(data1 && typeof data1 == "object" && !Array.isArray(data1)){
if(Object.keys(data1).length < 1){
const err4 = {instancePath:instancePath+"/filter",schemaPath:"#/properties/filter/minProperties",keyword:"minProperties",params:{limit: 1},message:"must NOT have fewer than 1 properties"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
for(const key1 in data1){
const _errs6 = errors;
if(typeof key1 === "string"){
if(!pattern2.test(key1)){
const err5 = {instancePath:instancePath+"/filter",schemaPath:"field.schema.json#/definitions/FieldName/pattern",keyword:"pattern",params:{pattern: "^[A-Z][A-Za-z0-9]{0,40}$"},message:"must match pattern \""+"^[A-Z][A-Za-z0-9]{0,40}$"+"\"",propertyName:key1};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
else {
const err6 = {instancePath:instancePath+"/filter",schemaPath:"field.schema.json#/definitions/FieldName/type",keyword:"type",params:{type: "string"},message:"must be string",propertyName:key1};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
var valid1 = _errs6 === errors;
if(!valid1){
const err7 = {instancePath:instancePath+"/filter",schemaPath:"#/properties/filter/propertyNames",keyword:"propertyNames",params:{propertyName: key1},message:"property name must be valid"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
for(const key2 in data1){
let data2 = data1[key2];
if(typeof data2 === "string"){
if(func2(data2) > 2000){
const err8 = {instancePath:instancePath+"/filter/" + key2.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"field.schema.json#/definitions/Condition/maxLength",keyword:"maxLength",params:{limit: 2000},message:"must NOT have more than 2000 characters"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
if(func2(data2) < 1){
const err9 = {instancePath:instancePath+"/filter/" + key2.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"field.schema.json#/definitions/Condition/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
else {
const err10 = {instancePath:instancePath+"/filter/" + key2.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"field.schema.json#/definitions/Condition/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
}
else {
const err11 = {instancePath:instancePath+"/filter",schemaPath:"#/properties/filter/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
}
else {
const err12 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
validate105.errors = vErrors;
return errors === 0;
}


function validate104(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
const _errs0 = errors;
let valid0 = false;
let passing0 = null;
const _errs1 = errors;
if(typeof data === "string"){
if(!pattern0.test(data)){
const err0 = {instancePath,schemaPath:"#/oneOf/0/pattern",keyword:"pattern",params:{pattern: "^[A-Z][A-Za-z0-9]*$"},message:"must match pattern \""+"^[A-Z][A-Za-z0-9]*$"+"\""};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
else {
const err1 = {instancePath,schemaPath:"#/oneOf/0/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
var _valid0 = _errs1 === errors;
if(_valid0){
valid0 = true;
passing0 = 0;
}
const _errs3 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.field === undefined){
const err2 = {instancePath,schemaPath:"#/oneOf/1/required",keyword:"required",params:{missingProperty: "field"},message:"must have required property '"+"field"+"'"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
for(const key0 in data){
if(!(func7.call(schema231.oneOf[1].properties, key0))){
const err3 = {instancePath,schemaPath:"#/oneOf/1/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if(data.field !== undefined){
let data0 = data.field;
if(typeof data0 === "string"){
if(!pattern0.test(data0)){
const err4 = {instancePath:instancePath+"/field",schemaPath:"#/oneOf/1/properties/field/pattern",keyword:"pattern",params:{pattern: "^[A-Z][A-Za-z0-9]*$"},message:"must match pattern \""+"^[A-Z][A-Za-z0-9]*$"+"\""};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
else {
const err5 = {instancePath:instancePath+"/field",schemaPath:"#/oneOf/1/properties/field/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
if(data.title !== undefined){
if(typeof data.title !== "string"){
const err6 = {instancePath:instancePath+"/title",schemaPath:"#/oneOf/1/properties/title/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
if(data.width !== undefined){
let data2 = data.width;
if(!((typeof data2 == "number") && (!(data2 % 1) && !isNaN(data2)))){
const err7 = {instancePath:instancePath+"/width",schemaPath:"#/oneOf/1/properties/width/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
if(typeof data2 == "number"){
if(data2 > 600 || isNaN(data2)){
const err8 = {instancePath:instancePath+"/width",schemaPath:"#/oneOf/1/properties/width/maximum",keyword:"maximum",params:{comparison: "<=", limit: 600},message:"must be <= 600"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
if(data2 < 40 || isNaN(data2)){
const err9 = {instancePath:instancePath+"/width",schemaPath:"#/oneOf/1/properties/width/minimum",keyword:"minimum",params:{comparison: ">=", limit: 40},message:"must be >= 40"};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
}
if(data.fixed !== undefined){
let data3 = data.fixed;
if(!((data3 === "left") || (data3 === "right"))){
const err10 = {instancePath:instancePath+"/fixed",schemaPath:"#/oneOf/1/properties/fixed/enum",keyword:"enum",params:{allowedValues: schema231.oneOf[1].properties.fixed.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
if(data.sort !== undefined){
if(typeof data.sort !== "boolean"){
const err11 = {instancePath:instancePath+"/sort",schemaPath:"#/oneOf/1/properties/sort/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
if(data.hidden !== undefined){
if(typeof data.hidden !== "boolean"){
const err12 = {instancePath:instancePath+"/hidden",schemaPath:"#/oneOf/1/properties/hidden/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
}
if(data.link !== undefined){
let data6 = data.link;
if(typeof data6 === "string"){
if(!pattern21.test(data6)){
const err13 = {instancePath:instancePath+"/link",schemaPath:"entity.schema.json#/definitions/EnCode/pattern",keyword:"pattern",params:{pattern: "^[a-z][A-Za-z0-9]*(\\.[a-z][A-Za-z0-9]*){1,3}$"},message:"must match pattern \""+"^[a-z][A-Za-z0-9]*(\\.[a-z][A-Za-z0-9]*){1,3}$"+"\""};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
}
else {
const err14 = {instancePath:instancePath+"/link",schemaPath:"entity.schema.json#/definitions/EnCode/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
}
if(data.drill !== undefined){
if(!(validate105(data.drill, {instancePath:instancePath+"/drill",parentData:data,parentDataProperty:"drill",rootData}))){
vErrors = vErrors === null ? validate105.errors : vErrors.concat(validate105.errors);
errors = vErrors.length;
}
}
if(data.ellipsis !== undefined){
let data8 = data.ellipsis;
if(!((typeof data8 == "number") && (!(data8 % 1) && !isNaN(data8)))){
const err15 = {instancePath:instancePath+"/ellipsis",schemaPath:"block.schema.json#/definitions/Ellipsis/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
if(typeof data8 == "number"){
if(data8 > 400 || isNaN(data8)){
const err16 = {instancePath:instancePath+"/ellipsis",schemaPath:"block.schema.json#/definitions/Ellipsis/maximum",keyword:"maximum",params:{comparison: "<=", limit: 400},message:"must be <= 400"};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
if(data8 < 4 || isNaN(data8)){
const err17 = {instancePath:instancePath+"/ellipsis",schemaPath:"block.schema.json#/definitions/Ellipsis/minimum",keyword:"minimum",params:{comparison: ">=", limit: 4},message:"must be >= 4"};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
}
}
}
else {
const err18 = {instancePath,schemaPath:"#/oneOf/1/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
var _valid0 = _errs3 === errors;
if(_valid0 && valid0){
valid0 = false;
passing0 = [passing0, 1];
}
else {
if(_valid0){
valid0 = true;
passing0 = 1;
}
}
if(!valid0){
const err19 = {instancePath,schemaPath:"#/oneOf",keyword:"oneOf",params:{passingSchemas: passing0},message:"must match exactly one schema in oneOf"};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
else {
errors = _errs0;
if(vErrors !== null){
if(_errs0){
vErrors.length = _errs0;
}
else {
vErrors = null;
}
}
}
validate104.errors = vErrors;
return errors === 0;
}

const schema237 = {"title":"PageButton","description":"An action button. Title, guard, parameters and confirmation come from the entity's action unless given here.","type":"object","additionalProperties":false,"required":["EnCode"],"properties":{"EnCode":{"$ref":"entity.schema.json#/definitions/EnCode"},"text":{"type":"string","maxLength":20},"icon":{"type":"string","pattern":"^[A-Z][A-Za-z]+Outlined$"},"when":{"$ref":"field.schema.json#/definitions/Condition"},"type":{"enum":["primary","default","link","danger"]},"confirm":{"type":"string"},"count":{"$ref":"field.schema.json#/definitions/FieldName","description":"Number field of the row that stands after the text, such as how many did it."},"params":{"type":"object","minProperties":1,"propertyNames":{"$ref":"field.schema.json#/definitions/FieldName"},"additionalProperties":{"$ref":"field.schema.json#/definitions/Condition"},"description":"Values that parameters of the action begin with: CEL over chosen (the row that is chosen in a table beside, see its \"choose\"), row (the one row that it is about) and me."},"Url":{"type":"string","description":"http: new browser tab. Other: in-app route in a new tab. Empty or absent: the handler named by EnCode."}}};
const pattern122 = new RegExp("^[A-Z][A-Za-z]+Outlined$", "u");

function validate108(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.EnCode === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "EnCode"},message:"must have required property '"+"EnCode"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
for(const key0 in data){
if(!(func7.call(schema237.properties, key0))){
const err1 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
if(data.EnCode !== undefined){
let data0 = data.EnCode;
if(typeof data0 === "string"){
if(!pattern21.test(data0)){
const err2 = {instancePath:instancePath+"/EnCode",schemaPath:"entity.schema.json#/definitions/EnCode/pattern",keyword:"pattern",params:{pattern: "^[a-z][A-Za-z0-9]*(\\.[a-z][A-Za-z0-9]*){1,3}$"},message:"must match pattern \""+"^[a-z][A-Za-z0-9]*(\\.[a-z][A-Za-z0-9]*){1,3}$"+"\""};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
else {
const err3 = {instancePath:instancePath+"/EnCode",schemaPath:"entity.schema.json#/definitions/EnCode/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if(data.text !== undefined){
let data1 = data.text;
if(typeof data1 === "string"){
if(func2(data1) > 20){
const err4 = {instancePath:instancePath+"/text",schemaPath:"#/properties/text/maxLength",keyword:"maxLength",params:{limit: 20},message:"must NOT have more than 20 characters"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
else {
const err5 = {instancePath:instancePath+"/text",schemaPath:"#/properties/text/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
if(data.icon !== undefined){
let data2 = data.icon;
if(typeof data2 === "string"){
if(!pattern122.test(data2)){
const err6 = {instancePath:instancePath+"/icon",schemaPath:"#/properties/icon/pattern",keyword:"pattern",params:{pattern: "^[A-Z][A-Za-z]+Outlined$"},message:"must match pattern \""+"^[A-Z][A-Za-z]+Outlined$"+"\""};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
else {
const err7 = {instancePath:instancePath+"/icon",schemaPath:"#/properties/icon/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
if(data.when !== undefined){
let data3 = data.when;
if(typeof data3 === "string"){
if(func2(data3) > 2000){
const err8 = {instancePath:instancePath+"/when",schemaPath:"field.schema.json#/definitions/Condition/maxLength",keyword:"maxLength",params:{limit: 2000},message:"must NOT have more than 2000 characters"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
if(func2(data3) < 1){
const err9 = {instancePath:instancePath+"/when",schemaPath:"field.schema.json#/definitions/Condition/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
else {
const err10 = {instancePath:instancePath+"/when",schemaPath:"field.schema.json#/definitions/Condition/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
if(data.type !== undefined){
let data4 = data.type;
if(!((((data4 === "primary") || (data4 === "default")) || (data4 === "link")) || (data4 === "danger"))){
const err11 = {instancePath:instancePath+"/type",schemaPath:"#/properties/type/enum",keyword:"enum",params:{allowedValues: schema237.properties.type.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
if(data.confirm !== undefined){
if(typeof data.confirm !== "string"){
const err12 = {instancePath:instancePath+"/confirm",schemaPath:"#/properties/confirm/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
}
if(data.count !== undefined){
let data6 = data.count;
if(typeof data6 === "string"){
if(!pattern2.test(data6)){
const err13 = {instancePath:instancePath+"/count",schemaPath:"field.schema.json#/definitions/FieldName/pattern",keyword:"pattern",params:{pattern: "^[A-Z][A-Za-z0-9]{0,40}$"},message:"must match pattern \""+"^[A-Z][A-Za-z0-9]{0,40}$"+"\""};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
}
else {
const err14 = {instancePath:instancePath+"/count",schemaPath:"field.schema.json#/definitions/FieldName/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
}
if(data.params !== undefined){
let data7 = data.params;
if(data7 && typeof data7 == "object" && !Array.isArray(data7)){
if(Object.keys(data7).length < 1){
const err15 = {instancePath:instancePath+"/params",schemaPath:"#/properties/params/minProperties",keyword:"minProperties",params:{limit: 1},message:"must NOT have fewer than 1 properties"};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
for(const key1 in data7){
const _errs20 = errors;
if(typeof key1 === "string"){
if(!pattern2.test(key1)){
const err16 = {instancePath:instancePath+"/params",schemaPath:"field.schema.json#/definitions/FieldName/pattern",keyword:"pattern",params:{pattern: "^[A-Z][A-Za-z0-9]{0,40}$"},message:"must match pattern \""+"^[A-Z][A-Za-z0-9]{0,40}$"+"\"",propertyName:key1};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
}
else {
const err17 = {instancePath:instancePath+"/params",schemaPath:"field.schema.json#/definitions/FieldName/type",keyword:"type",params:{type: "string"},message:"must be string",propertyName:key1};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
var valid4 = _errs20 === errors;
if(!valid4){
const err18 = {instancePath:instancePath+"/params",schemaPath:"#/properties/params/propertyNames",keyword:"propertyNames",params:{propertyName: key1},message:"property name must be valid"};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
}
for(const key2 in data7){
let data8 = data7[key2];
if(typeof data8 === "string"){
if(func2(data8) > 2000){
const err19 = {instancePath:instancePath+"/params/" + key2.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"field.schema.json#/definitions/Condition/maxLength",keyword:"maxLength",params:{limit: 2000},message:"must NOT have more than 2000 characters"};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
if(func2(data8) < 1){
const err20 = {instancePath:instancePath+"/params/" + key2.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"field.schema.json#/definitions/Condition/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
}
else {
const err21 = {instancePath:instancePath+"/params/" + key2.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"field.schema.json#/definitions/Condition/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
}
}
else {
const err22 = {instancePath:instancePath+"/params",schemaPath:"#/properties/params/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
}
errors++;
}
}
if(data.Url !== undefined){
if(typeof data.Url !== "string"){
const err23 = {instancePath:instancePath+"/Url",schemaPath:"#/properties/Url/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err23];
}
else {
vErrors.push(err23);
}
errors++;
}
}
}
else {
const err24 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err24];
}
else {
vErrors.push(err24);
}
errors++;
}
validate108.errors = vErrors;
return errors === 0;
}


function validate113(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(Array.isArray(data)){
if(data.length < 1){
const err0 = {instancePath,schemaPath:"#/minItems",keyword:"minItems",params:{limit: 1},message:"must NOT have fewer than 1 items"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
const len0 = data.length;
for(let i0=0; i0<len0; i0++){
let data0 = data[i0];
if(typeof data0 === "string"){
if(!pattern21.test(data0)){
const err1 = {instancePath:instancePath+"/" + i0,schemaPath:"entity.schema.json#/definitions/EnCode/pattern",keyword:"pattern",params:{pattern: "^[a-z][A-Za-z0-9]*(\\.[a-z][A-Za-z0-9]*){1,3}$"},message:"must match pattern \""+"^[a-z][A-Za-z0-9]*(\\.[a-z][A-Za-z0-9]*){1,3}$"+"\""};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
else {
const err2 = {instancePath:instancePath+"/" + i0,schemaPath:"entity.schema.json#/definitions/EnCode/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
let i1 = data.length;
let j0;
if(i1 > 1){
outer0:
for(;i1--;){
for(j0 = i1; j0--;){
if(func0(data[i1], data[j0])){
const err3 = {instancePath,schemaPath:"#/uniqueItems",keyword:"uniqueItems",params:{i: i1, j: j0},message:"must NOT have duplicate items (items ## "+j0+" and "+i1+" are identical)"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
break outer0;
}
}
}
}
}
else {
const err4 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
validate113.errors = vErrors;
return errors === 0;
}


function validate102(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.version === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "version"},message:"must have required property '"+"version"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.title === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "title"},message:"must have required property '"+"title"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.kind === undefined){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "kind"},message:"must have required property '"+"kind"+"'"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data.entity === undefined){
const err3 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "entity"},message:"must have required property '"+"entity"+"'"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(data.columns === undefined){
const err4 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "columns"},message:"must have required property '"+"columns"+"'"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
for(const key0 in data){
if(!(func7.call(schema226.properties, key0))){
const err5 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
if(data.$schema !== undefined){
if(typeof data.$schema !== "string"){
const err6 = {instancePath:instancePath+"/$schema",schemaPath:"#/properties/%24schema/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
if(data.version !== undefined){
if(1 !== data.version){
const err7 = {instancePath:instancePath+"/version",schemaPath:"#/properties/version/const",keyword:"const",params:{allowedValue: 1},message:"must be equal to constant"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
if(data.title !== undefined){
if(typeof data.title !== "string"){
const err8 = {instancePath:instancePath+"/title",schemaPath:"#/properties/title/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
if(data.note !== undefined){
if(typeof data.note !== "string"){
const err9 = {instancePath:instancePath+"/note",schemaPath:"#/properties/note/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
if(data.kind !== undefined){
if("list" !== data.kind){
const err10 = {instancePath:instancePath+"/kind",schemaPath:"#/properties/kind/const",keyword:"const",params:{allowedValue: "list"},message:"must be equal to constant"};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
if(data.public !== undefined){
let data5 = data.public;
if(!((((data5 === true) || (data5 === false)) || (data5 === "ticket")) || (data5 === "share"))){
const err11 = {instancePath:instancePath+"/public",schemaPath:"#/definitions/PublicWord/enum",keyword:"enum",params:{allowedValues: schema227.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
if(data.entity !== undefined){
if(typeof data.entity !== "string"){
const err12 = {instancePath:instancePath+"/entity",schemaPath:"#/properties/entity/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
}
if(data.tree !== undefined){
let data7 = data.tree;
if(data7 && typeof data7 == "object" && !Array.isArray(data7)){
if(data7.source === undefined){
const err13 = {instancePath:instancePath+"/tree",schemaPath:"#/properties/tree/required",keyword:"required",params:{missingProperty: "source"},message:"must have required property '"+"source"+"'"};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
if(data7.field === undefined){
const err14 = {instancePath:instancePath+"/tree",schemaPath:"#/properties/tree/required",keyword:"required",params:{missingProperty: "field"},message:"must have required property '"+"field"+"'"};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
for(const key1 in data7){
if(!(((key1 === "source") || (key1 === "field")) || (key1 === "title"))){
const err15 = {instancePath:instancePath+"/tree",schemaPath:"#/properties/tree/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
}
if(data7.source !== undefined){
if(typeof data7.source !== "string"){
const err16 = {instancePath:instancePath+"/tree/source",schemaPath:"#/properties/tree/properties/source/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
}
if(data7.field !== undefined){
if(typeof data7.field !== "string"){
const err17 = {instancePath:instancePath+"/tree/field",schemaPath:"#/properties/tree/properties/field/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
}
if(data7.title !== undefined){
if(typeof data7.title !== "string"){
const err18 = {instancePath:instancePath+"/tree/title",schemaPath:"#/properties/tree/properties/title/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
}
}
else {
const err19 = {instancePath:instancePath+"/tree",schemaPath:"#/properties/tree/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
}
if(data.filter !== undefined){
let data11 = data.filter;
if(typeof data11 === "string"){
if(func2(data11) > 2000){
const err20 = {instancePath:instancePath+"/filter",schemaPath:"field.schema.json#/definitions/Condition/maxLength",keyword:"maxLength",params:{limit: 2000},message:"must NOT have more than 2000 characters"};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
if(func2(data11) < 1){
const err21 = {instancePath:instancePath+"/filter",schemaPath:"field.schema.json#/definitions/Condition/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
}
else {
const err22 = {instancePath:instancePath+"/filter",schemaPath:"field.schema.json#/definitions/Condition/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
}
errors++;
}
}
if(data.tabs !== undefined){
let data12 = data.tabs;
if(Array.isArray(data12)){
if(data12.length < 1){
const err23 = {instancePath:instancePath+"/tabs",schemaPath:"#/properties/tabs/minItems",keyword:"minItems",params:{limit: 1},message:"must NOT have fewer than 1 items"};
if(vErrors === null){
vErrors = [err23];
}
else {
vErrors.push(err23);
}
errors++;
}
const len0 = data12.length;
for(let i0=0; i0<len0; i0++){
let data13 = data12[i0];
if(data13 && typeof data13 == "object" && !Array.isArray(data13)){
if(data13.key === undefined){
const err24 = {instancePath:instancePath+"/tabs/" + i0,schemaPath:"#/properties/tabs/items/required",keyword:"required",params:{missingProperty: "key"},message:"must have required property '"+"key"+"'"};
if(vErrors === null){
vErrors = [err24];
}
else {
vErrors.push(err24);
}
errors++;
}
if(data13.title === undefined){
const err25 = {instancePath:instancePath+"/tabs/" + i0,schemaPath:"#/properties/tabs/items/required",keyword:"required",params:{missingProperty: "title"},message:"must have required property '"+"title"+"'"};
if(vErrors === null){
vErrors = [err25];
}
else {
vErrors.push(err25);
}
errors++;
}
for(const key2 in data13){
if(!(((key2 === "key") || (key2 === "title")) || (key2 === "filter"))){
const err26 = {instancePath:instancePath+"/tabs/" + i0,schemaPath:"#/properties/tabs/items/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key2},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err26];
}
else {
vErrors.push(err26);
}
errors++;
}
}
if(data13.key !== undefined){
if(typeof data13.key !== "string"){
const err27 = {instancePath:instancePath+"/tabs/" + i0+"/key",schemaPath:"#/properties/tabs/items/properties/key/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err27];
}
else {
vErrors.push(err27);
}
errors++;
}
}
if(data13.title !== undefined){
if(typeof data13.title !== "string"){
const err28 = {instancePath:instancePath+"/tabs/" + i0+"/title",schemaPath:"#/properties/tabs/items/properties/title/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err28];
}
else {
vErrors.push(err28);
}
errors++;
}
}
if(data13.filter !== undefined){
let data16 = data13.filter;
if(typeof data16 === "string"){
if(func2(data16) > 2000){
const err29 = {instancePath:instancePath+"/tabs/" + i0+"/filter",schemaPath:"field.schema.json#/definitions/Condition/maxLength",keyword:"maxLength",params:{limit: 2000},message:"must NOT have more than 2000 characters"};
if(vErrors === null){
vErrors = [err29];
}
else {
vErrors.push(err29);
}
errors++;
}
if(func2(data16) < 1){
const err30 = {instancePath:instancePath+"/tabs/" + i0+"/filter",schemaPath:"field.schema.json#/definitions/Condition/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err30];
}
else {
vErrors.push(err30);
}
errors++;
}
}
else {
const err31 = {instancePath:instancePath+"/tabs/" + i0+"/filter",schemaPath:"field.schema.json#/definitions/Condition/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err31];
}
else {
vErrors.push(err31);
}
errors++;
}
}
}
else {
const err32 = {instancePath:instancePath+"/tabs/" + i0,schemaPath:"#/properties/tabs/items/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err32];
}
else {
vErrors.push(err32);
}
errors++;
}
}
}
else {
const err33 = {instancePath:instancePath+"/tabs",schemaPath:"#/properties/tabs/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err33];
}
else {
vErrors.push(err33);
}
errors++;
}
}
if(data.filters !== undefined){
let data17 = data.filters;
if(Array.isArray(data17)){
const len1 = data17.length;
for(let i1=0; i1<len1; i1++){
let data18 = data17[i1];
const _errs42 = errors;
let valid11 = false;
let passing0 = null;
const _errs43 = errors;
if(typeof data18 === "string"){
if(!pattern0.test(data18)){
const err34 = {instancePath:instancePath+"/filters/" + i1,schemaPath:"#/definitions/Filter/oneOf/0/pattern",keyword:"pattern",params:{pattern: "^[A-Z][A-Za-z0-9]*$"},message:"must match pattern \""+"^[A-Z][A-Za-z0-9]*$"+"\""};
if(vErrors === null){
vErrors = [err34];
}
else {
vErrors.push(err34);
}
errors++;
}
}
else {
const err35 = {instancePath:instancePath+"/filters/" + i1,schemaPath:"#/definitions/Filter/oneOf/0/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err35];
}
else {
vErrors.push(err35);
}
errors++;
}
var _valid0 = _errs43 === errors;
if(_valid0){
valid11 = true;
passing0 = 0;
}
const _errs45 = errors;
if(data18 && typeof data18 == "object" && !Array.isArray(data18)){
for(const key3 in data18){
if(!((((((key3 === "field") || (key3 === "range")) || (key3 === "student")) || (key3 === "title")) || (key3 === "multiple")) || (key3 === "default"))){
const err36 = {instancePath:instancePath+"/filters/" + i1,schemaPath:"#/definitions/Filter/oneOf/1/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key3},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err36];
}
else {
vErrors.push(err36);
}
errors++;
}
}
if(data18.field !== undefined){
let data19 = data18.field;
if(typeof data19 === "string"){
if(!pattern0.test(data19)){
const err37 = {instancePath:instancePath+"/filters/" + i1+"/field",schemaPath:"#/definitions/Filter/oneOf/1/properties/field/pattern",keyword:"pattern",params:{pattern: "^[A-Z][A-Za-z0-9]*$"},message:"must match pattern \""+"^[A-Z][A-Za-z0-9]*$"+"\""};
if(vErrors === null){
vErrors = [err37];
}
else {
vErrors.push(err37);
}
errors++;
}
}
else {
const err38 = {instancePath:instancePath+"/filters/" + i1+"/field",schemaPath:"#/definitions/Filter/oneOf/1/properties/field/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err38];
}
else {
vErrors.push(err38);
}
errors++;
}
}
if(data18.range !== undefined){
let data20 = data18.range;
if(typeof data20 === "string"){
if(!pattern0.test(data20)){
const err39 = {instancePath:instancePath+"/filters/" + i1+"/range",schemaPath:"#/definitions/Filter/oneOf/1/properties/range/pattern",keyword:"pattern",params:{pattern: "^[A-Z][A-Za-z0-9]*$"},message:"must match pattern \""+"^[A-Z][A-Za-z0-9]*$"+"\""};
if(vErrors === null){
vErrors = [err39];
}
else {
vErrors.push(err39);
}
errors++;
}
}
else {
const err40 = {instancePath:instancePath+"/filters/" + i1+"/range",schemaPath:"#/definitions/Filter/oneOf/1/properties/range/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err40];
}
else {
vErrors.push(err40);
}
errors++;
}
}
if(data18.student !== undefined){
if(typeof data18.student !== "boolean"){
const err41 = {instancePath:instancePath+"/filters/" + i1+"/student",schemaPath:"#/definitions/Filter/oneOf/1/properties/student/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
if(vErrors === null){
vErrors = [err41];
}
else {
vErrors.push(err41);
}
errors++;
}
}
if(data18.title !== undefined){
if(typeof data18.title !== "string"){
const err42 = {instancePath:instancePath+"/filters/" + i1+"/title",schemaPath:"#/definitions/Filter/oneOf/1/properties/title/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err42];
}
else {
vErrors.push(err42);
}
errors++;
}
}
if(data18.multiple !== undefined){
if(typeof data18.multiple !== "boolean"){
const err43 = {instancePath:instancePath+"/filters/" + i1+"/multiple",schemaPath:"#/definitions/Filter/oneOf/1/properties/multiple/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
if(vErrors === null){
vErrors = [err43];
}
else {
vErrors.push(err43);
}
errors++;
}
}
if(data18.default !== undefined){
let data24 = data18.default;
if(((typeof data24 !== "string") && (!(typeof data24 == "number"))) && (!(Array.isArray(data24)))){
const err44 = {instancePath:instancePath+"/filters/" + i1+"/default",schemaPath:"#/definitions/Filter/oneOf/1/properties/default/type",keyword:"type",params:{type: schema230.oneOf[1].properties.default.type},message:"must be string,number,array"};
if(vErrors === null){
vErrors = [err44];
}
else {
vErrors.push(err44);
}
errors++;
}
}
}
else {
const err45 = {instancePath:instancePath+"/filters/" + i1,schemaPath:"#/definitions/Filter/oneOf/1/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err45];
}
else {
vErrors.push(err45);
}
errors++;
}
var _valid0 = _errs45 === errors;
if(_valid0 && valid11){
valid11 = false;
passing0 = [passing0, 1];
}
else {
if(_valid0){
valid11 = true;
passing0 = 1;
}
}
if(!valid11){
const err46 = {instancePath:instancePath+"/filters/" + i1,schemaPath:"#/definitions/Filter/oneOf",keyword:"oneOf",params:{passingSchemas: passing0},message:"must match exactly one schema in oneOf"};
if(vErrors === null){
vErrors = [err46];
}
else {
vErrors.push(err46);
}
errors++;
}
else {
errors = _errs42;
if(vErrors !== null){
if(_errs42){
vErrors.length = _errs42;
}
else {
vErrors = null;
}
}
}
}
}
else {
const err47 = {instancePath:instancePath+"/filters",schemaPath:"#/properties/filters/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err47];
}
else {
vErrors.push(err47);
}
errors++;
}
}
if(data.blocks !== undefined){
let data25 = data.blocks;
if(Array.isArray(data25)){
if(data25.length > 4){
const err48 = {instancePath:instancePath+"/blocks",schemaPath:"#/properties/blocks/maxItems",keyword:"maxItems",params:{limit: 4},message:"must NOT have more than 4 items"};
if(vErrors === null){
vErrors = [err48];
}
else {
vErrors.push(err48);
}
errors++;
}
if(data25.length < 1){
const err49 = {instancePath:instancePath+"/blocks",schemaPath:"#/properties/blocks/minItems",keyword:"minItems",params:{limit: 1},message:"must NOT have fewer than 1 items"};
if(vErrors === null){
vErrors = [err49];
}
else {
vErrors.push(err49);
}
errors++;
}
const len2 = data25.length;
for(let i2=0; i2<len2; i2++){
if(!(validate13(data25[i2], {instancePath:instancePath+"/blocks/" + i2,parentData:data25,parentDataProperty:i2,rootData}))){
vErrors = vErrors === null ? validate13.errors : vErrors.concat(validate13.errors);
errors = vErrors.length;
}
}
}
else {
const err50 = {instancePath:instancePath+"/blocks",schemaPath:"#/properties/blocks/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err50];
}
else {
vErrors.push(err50);
}
errors++;
}
}
if(data.columns !== undefined){
let data27 = data.columns;
if(Array.isArray(data27)){
if(data27.length < 1){
const err51 = {instancePath:instancePath+"/columns",schemaPath:"#/properties/columns/minItems",keyword:"minItems",params:{limit: 1},message:"must NOT have fewer than 1 items"};
if(vErrors === null){
vErrors = [err51];
}
else {
vErrors.push(err51);
}
errors++;
}
const len3 = data27.length;
for(let i3=0; i3<len3; i3++){
if(!(validate104(data27[i3], {instancePath:instancePath+"/columns/" + i3,parentData:data27,parentDataProperty:i3,rootData}))){
vErrors = vErrors === null ? validate104.errors : vErrors.concat(validate104.errors);
errors = vErrors.length;
}
}
}
else {
const err52 = {instancePath:instancePath+"/columns",schemaPath:"#/properties/columns/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err52];
}
else {
vErrors.push(err52);
}
errors++;
}
}
if(data.sort !== undefined){
let data29 = data.sort;
if(typeof data29 === "string"){
if(!pattern88.test(data29)){
const err53 = {instancePath:instancePath+"/sort",schemaPath:"#/properties/sort/pattern",keyword:"pattern",params:{pattern: "^-?[A-Z][A-Za-z0-9]*$"},message:"must match pattern \""+"^-?[A-Z][A-Za-z0-9]*$"+"\""};
if(vErrors === null){
vErrors = [err53];
}
else {
vErrors.push(err53);
}
errors++;
}
}
else {
const err54 = {instancePath:instancePath+"/sort",schemaPath:"#/properties/sort/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err54];
}
else {
vErrors.push(err54);
}
errors++;
}
}
if(data.pageSize !== undefined){
let data30 = data.pageSize;
if(!((((data30 === 10) || (data30 === 20)) || (data30 === 50)) || (data30 === 100))){
const err55 = {instancePath:instancePath+"/pageSize",schemaPath:"#/properties/pageSize/enum",keyword:"enum",params:{allowedValues: schema226.properties.pageSize.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err55];
}
else {
vErrors.push(err55);
}
errors++;
}
}
if(data.toolbar !== undefined){
let data31 = data.toolbar;
if(Array.isArray(data31)){
const len4 = data31.length;
for(let i4=0; i4<len4; i4++){
if(!(validate108(data31[i4], {instancePath:instancePath+"/toolbar/" + i4,parentData:data31,parentDataProperty:i4,rootData}))){
vErrors = vErrors === null ? validate108.errors : vErrors.concat(validate108.errors);
errors = vErrors.length;
}
}
}
else {
const err56 = {instancePath:instancePath+"/toolbar",schemaPath:"#/properties/toolbar/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err56];
}
else {
vErrors.push(err56);
}
errors++;
}
}
if(data.rowActions !== undefined){
let data33 = data.rowActions;
if(Array.isArray(data33)){
const len5 = data33.length;
for(let i5=0; i5<len5; i5++){
if(!(validate108(data33[i5], {instancePath:instancePath+"/rowActions/" + i5,parentData:data33,parentDataProperty:i5,rootData}))){
vErrors = vErrors === null ? validate108.errors : vErrors.concat(validate108.errors);
errors = vErrors.length;
}
}
}
else {
const err57 = {instancePath:instancePath+"/rowActions",schemaPath:"#/properties/rowActions/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err57];
}
else {
vErrors.push(err57);
}
errors++;
}
}
if(data.batchActions !== undefined){
let data35 = data.batchActions;
if(Array.isArray(data35)){
const len6 = data35.length;
for(let i6=0; i6<len6; i6++){
if(!(validate108(data35[i6], {instancePath:instancePath+"/batchActions/" + i6,parentData:data35,parentDataProperty:i6,rootData}))){
vErrors = vErrors === null ? validate108.errors : vErrors.concat(validate108.errors);
errors = vErrors.length;
}
}
}
else {
const err58 = {instancePath:instancePath+"/batchActions",schemaPath:"#/properties/batchActions/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err58];
}
else {
vErrors.push(err58);
}
errors++;
}
}
if(data.card !== undefined){
let data37 = data.card;
if(data37 && typeof data37 == "object" && !Array.isArray(data37)){
if(data37.title === undefined){
const err59 = {instancePath:instancePath+"/card",schemaPath:"#/properties/card/required",keyword:"required",params:{missingProperty: "title"},message:"must have required property '"+"title"+"'"};
if(vErrors === null){
vErrors = [err59];
}
else {
vErrors.push(err59);
}
errors++;
}
for(const key4 in data37){
if(!(((((key4 === "title") || (key4 === "tags")) || (key4 === "fields")) || (key4 === "bar")) || (key4 === "always"))){
const err60 = {instancePath:instancePath+"/card",schemaPath:"#/properties/card/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key4},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err60];
}
else {
vErrors.push(err60);
}
errors++;
}
}
if(data37.title !== undefined){
if(typeof data37.title !== "string"){
const err61 = {instancePath:instancePath+"/card/title",schemaPath:"#/properties/card/properties/title/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err61];
}
else {
vErrors.push(err61);
}
errors++;
}
}
if(data37.tags !== undefined){
let data39 = data37.tags;
if(Array.isArray(data39)){
const len7 = data39.length;
for(let i7=0; i7<len7; i7++){
if(typeof data39[i7] !== "string"){
const err62 = {instancePath:instancePath+"/card/tags/" + i7,schemaPath:"#/properties/card/properties/tags/items/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err62];
}
else {
vErrors.push(err62);
}
errors++;
}
}
}
else {
const err63 = {instancePath:instancePath+"/card/tags",schemaPath:"#/properties/card/properties/tags/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err63];
}
else {
vErrors.push(err63);
}
errors++;
}
}
if(data37.fields !== undefined){
let data41 = data37.fields;
if(Array.isArray(data41)){
const len8 = data41.length;
for(let i8=0; i8<len8; i8++){
if(typeof data41[i8] !== "string"){
const err64 = {instancePath:instancePath+"/card/fields/" + i8,schemaPath:"#/properties/card/properties/fields/items/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err64];
}
else {
vErrors.push(err64);
}
errors++;
}
}
}
else {
const err65 = {instancePath:instancePath+"/card/fields",schemaPath:"#/properties/card/properties/fields/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err65];
}
else {
vErrors.push(err65);
}
errors++;
}
}
if(data37.bar !== undefined){
let data43 = data37.bar;
if(data43 && typeof data43 == "object" && !Array.isArray(data43)){
if(data43.field === undefined){
const err66 = {instancePath:instancePath+"/card/bar",schemaPath:"#/properties/card/properties/bar/required",keyword:"required",params:{missingProperty: "field"},message:"must have required property '"+"field"+"'"};
if(vErrors === null){
vErrors = [err66];
}
else {
vErrors.push(err66);
}
errors++;
}
if(data43.of === undefined){
const err67 = {instancePath:instancePath+"/card/bar",schemaPath:"#/properties/card/properties/bar/required",keyword:"required",params:{missingProperty: "of"},message:"must have required property '"+"of"+"'"};
if(vErrors === null){
vErrors = [err67];
}
else {
vErrors.push(err67);
}
errors++;
}
for(const key5 in data43){
if(!((key5 === "field") || (key5 === "of"))){
const err68 = {instancePath:instancePath+"/card/bar",schemaPath:"#/properties/card/properties/bar/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key5},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err68];
}
else {
vErrors.push(err68);
}
errors++;
}
}
if(data43.field !== undefined){
if(typeof data43.field !== "string"){
const err69 = {instancePath:instancePath+"/card/bar/field",schemaPath:"#/properties/card/properties/bar/properties/field/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err69];
}
else {
vErrors.push(err69);
}
errors++;
}
}
if(data43.of !== undefined){
if(typeof data43.of !== "string"){
const err70 = {instancePath:instancePath+"/card/bar/of",schemaPath:"#/properties/card/properties/bar/properties/of/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err70];
}
else {
vErrors.push(err70);
}
errors++;
}
}
}
else {
const err71 = {instancePath:instancePath+"/card/bar",schemaPath:"#/properties/card/properties/bar/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err71];
}
else {
vErrors.push(err71);
}
errors++;
}
}
if(data37.always !== undefined){
if(typeof data37.always !== "boolean"){
const err72 = {instancePath:instancePath+"/card/always",schemaPath:"#/properties/card/properties/always/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
if(vErrors === null){
vErrors = [err72];
}
else {
vErrors.push(err72);
}
errors++;
}
}
}
else {
const err73 = {instancePath:instancePath+"/card",schemaPath:"#/properties/card/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err73];
}
else {
vErrors.push(err73);
}
errors++;
}
}
if(data.lanes !== undefined){
let data47 = data.lanes;
if(data47 && typeof data47 == "object" && !Array.isArray(data47)){
if(data47.field === undefined){
const err74 = {instancePath:instancePath+"/lanes",schemaPath:"#/properties/lanes/required",keyword:"required",params:{missingProperty: "field"},message:"must have required property '"+"field"+"'"};
if(vErrors === null){
vErrors = [err74];
}
else {
vErrors.push(err74);
}
errors++;
}
for(const key6 in data47){
if(!(((key6 === "field") || (key6 === "codes")) || (key6 === "move"))){
const err75 = {instancePath:instancePath+"/lanes",schemaPath:"#/properties/lanes/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key6},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err75];
}
else {
vErrors.push(err75);
}
errors++;
}
}
if(data47.field !== undefined){
let data48 = data47.field;
if(typeof data48 === "string"){
if(!pattern2.test(data48)){
const err76 = {instancePath:instancePath+"/lanes/field",schemaPath:"field.schema.json#/definitions/FieldName/pattern",keyword:"pattern",params:{pattern: "^[A-Z][A-Za-z0-9]{0,40}$"},message:"must match pattern \""+"^[A-Z][A-Za-z0-9]{0,40}$"+"\""};
if(vErrors === null){
vErrors = [err76];
}
else {
vErrors.push(err76);
}
errors++;
}
}
else {
const err77 = {instancePath:instancePath+"/lanes/field",schemaPath:"field.schema.json#/definitions/FieldName/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err77];
}
else {
vErrors.push(err77);
}
errors++;
}
}
if(data47.codes !== undefined){
let data49 = data47.codes;
if(Array.isArray(data49)){
if(data49.length < 1){
const err78 = {instancePath:instancePath+"/lanes/codes",schemaPath:"#/properties/lanes/properties/codes/minItems",keyword:"minItems",params:{limit: 1},message:"must NOT have fewer than 1 items"};
if(vErrors === null){
vErrors = [err78];
}
else {
vErrors.push(err78);
}
errors++;
}
const len9 = data49.length;
for(let i9=0; i9<len9; i9++){
if(typeof data49[i9] !== "string"){
const err79 = {instancePath:instancePath+"/lanes/codes/" + i9,schemaPath:"#/properties/lanes/properties/codes/items/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err79];
}
else {
vErrors.push(err79);
}
errors++;
}
}
let i10 = data49.length;
let j0;
if(i10 > 1){
const indices0 = {};
for(;i10--;){
let item0 = data49[i10];
if(typeof item0 !== "string"){
continue;
}
if(typeof indices0[item0] == "number"){
j0 = indices0[item0];
const err80 = {instancePath:instancePath+"/lanes/codes",schemaPath:"#/properties/lanes/properties/codes/uniqueItems",keyword:"uniqueItems",params:{i: i10, j: j0},message:"must NOT have duplicate items (items ## "+j0+" and "+i10+" are identical)"};
if(vErrors === null){
vErrors = [err80];
}
else {
vErrors.push(err80);
}
errors++;
break;
}
indices0[item0] = i10;
}
}
}
else {
const err81 = {instancePath:instancePath+"/lanes/codes",schemaPath:"#/properties/lanes/properties/codes/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err81];
}
else {
vErrors.push(err81);
}
errors++;
}
}
if(data47.move !== undefined){
let data51 = data47.move;
if(typeof data51 === "string"){
if(!pattern21.test(data51)){
const err82 = {instancePath:instancePath+"/lanes/move",schemaPath:"entity.schema.json#/definitions/EnCode/pattern",keyword:"pattern",params:{pattern: "^[a-z][A-Za-z0-9]*(\\.[a-z][A-Za-z0-9]*){1,3}$"},message:"must match pattern \""+"^[a-z][A-Za-z0-9]*(\\.[a-z][A-Za-z0-9]*){1,3}$"+"\""};
if(vErrors === null){
vErrors = [err82];
}
else {
vErrors.push(err82);
}
errors++;
}
}
else {
const err83 = {instancePath:instancePath+"/lanes/move",schemaPath:"entity.schema.json#/definitions/EnCode/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err83];
}
else {
vErrors.push(err83);
}
errors++;
}
}
}
else {
const err84 = {instancePath:instancePath+"/lanes",schemaPath:"#/properties/lanes/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err84];
}
else {
vErrors.push(err84);
}
errors++;
}
}
if(data.groups !== undefined){
let data52 = data.groups;
if(data52 && typeof data52 == "object" && !Array.isArray(data52)){
if(data52.field === undefined){
const err85 = {instancePath:instancePath+"/groups",schemaPath:"#/properties/groups/required",keyword:"required",params:{missingProperty: "field"},message:"must have required property '"+"field"+"'"};
if(vErrors === null){
vErrors = [err85];
}
else {
vErrors.push(err85);
}
errors++;
}
for(const key7 in data52){
if(!(((key7 === "field") || (key7 === "fields")) || (key7 === "actions"))){
const err86 = {instancePath:instancePath+"/groups",schemaPath:"#/properties/groups/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key7},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err86];
}
else {
vErrors.push(err86);
}
errors++;
}
}
if(data52.field !== undefined){
let data53 = data52.field;
if(typeof data53 === "string"){
if(!pattern2.test(data53)){
const err87 = {instancePath:instancePath+"/groups/field",schemaPath:"field.schema.json#/definitions/FieldName/pattern",keyword:"pattern",params:{pattern: "^[A-Z][A-Za-z0-9]{0,40}$"},message:"must match pattern \""+"^[A-Z][A-Za-z0-9]{0,40}$"+"\""};
if(vErrors === null){
vErrors = [err87];
}
else {
vErrors.push(err87);
}
errors++;
}
}
else {
const err88 = {instancePath:instancePath+"/groups/field",schemaPath:"field.schema.json#/definitions/FieldName/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err88];
}
else {
vErrors.push(err88);
}
errors++;
}
}
if(data52.fields !== undefined){
let data54 = data52.fields;
if(Array.isArray(data54)){
if(data54.length > 4){
const err89 = {instancePath:instancePath+"/groups/fields",schemaPath:"#/properties/groups/properties/fields/maxItems",keyword:"maxItems",params:{limit: 4},message:"must NOT have more than 4 items"};
if(vErrors === null){
vErrors = [err89];
}
else {
vErrors.push(err89);
}
errors++;
}
if(data54.length < 1){
const err90 = {instancePath:instancePath+"/groups/fields",schemaPath:"#/properties/groups/properties/fields/minItems",keyword:"minItems",params:{limit: 1},message:"must NOT have fewer than 1 items"};
if(vErrors === null){
vErrors = [err90];
}
else {
vErrors.push(err90);
}
errors++;
}
const len10 = data54.length;
for(let i11=0; i11<len10; i11++){
let data55 = data54[i11];
if(typeof data55 === "string"){
if(!pattern2.test(data55)){
const err91 = {instancePath:instancePath+"/groups/fields/" + i11,schemaPath:"field.schema.json#/definitions/FieldName/pattern",keyword:"pattern",params:{pattern: "^[A-Z][A-Za-z0-9]{0,40}$"},message:"must match pattern \""+"^[A-Z][A-Za-z0-9]{0,40}$"+"\""};
if(vErrors === null){
vErrors = [err91];
}
else {
vErrors.push(err91);
}
errors++;
}
}
else {
const err92 = {instancePath:instancePath+"/groups/fields/" + i11,schemaPath:"field.schema.json#/definitions/FieldName/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err92];
}
else {
vErrors.push(err92);
}
errors++;
}
}
let i12 = data54.length;
let j1;
if(i12 > 1){
outer0:
for(;i12--;){
for(j1 = i12; j1--;){
if(func0(data54[i12], data54[j1])){
const err93 = {instancePath:instancePath+"/groups/fields",schemaPath:"#/properties/groups/properties/fields/uniqueItems",keyword:"uniqueItems",params:{i: i12, j: j1},message:"must NOT have duplicate items (items ## "+j1+" and "+i12+" are identical)"};
if(vErrors === null){
vErrors = [err93];
}
else {
vErrors.push(err93);
}
errors++;
break outer0;
}
}
}
}
}
else {
const err94 = {instancePath:instancePath+"/groups/fields",schemaPath:"#/properties/groups/properties/fields/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err94];
}
else {
vErrors.push(err94);
}
errors++;
}
}
if(data52.actions !== undefined){
let data56 = data52.actions;
if(Array.isArray(data56)){
if(data56.length < 1){
const err95 = {instancePath:instancePath+"/groups/actions",schemaPath:"#/properties/groups/properties/actions/minItems",keyword:"minItems",params:{limit: 1},message:"must NOT have fewer than 1 items"};
if(vErrors === null){
vErrors = [err95];
}
else {
vErrors.push(err95);
}
errors++;
}
const len11 = data56.length;
for(let i13=0; i13<len11; i13++){
if(!(validate108(data56[i13], {instancePath:instancePath+"/groups/actions/" + i13,parentData:data56,parentDataProperty:i13,rootData}))){
vErrors = vErrors === null ? validate108.errors : vErrors.concat(validate108.errors);
errors = vErrors.length;
}
}
}
else {
const err96 = {instancePath:instancePath+"/groups/actions",schemaPath:"#/properties/groups/properties/actions/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err96];
}
else {
vErrors.push(err96);
}
errors++;
}
}
}
else {
const err97 = {instancePath:instancePath+"/groups",schemaPath:"#/properties/groups/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err97];
}
else {
vErrors.push(err97);
}
errors++;
}
}
if(data.mark !== undefined){
let data58 = data.mark;
if(Array.isArray(data58)){
if(data58.length > 6){
const err98 = {instancePath:instancePath+"/mark",schemaPath:"#/properties/mark/maxItems",keyword:"maxItems",params:{limit: 6},message:"must NOT have more than 6 items"};
if(vErrors === null){
vErrors = [err98];
}
else {
vErrors.push(err98);
}
errors++;
}
if(data58.length < 1){
const err99 = {instancePath:instancePath+"/mark",schemaPath:"#/properties/mark/minItems",keyword:"minItems",params:{limit: 1},message:"must NOT have fewer than 1 items"};
if(vErrors === null){
vErrors = [err99];
}
else {
vErrors.push(err99);
}
errors++;
}
const len12 = data58.length;
for(let i14=0; i14<len12; i14++){
let data59 = data58[i14];
if(data59 && typeof data59 == "object" && !Array.isArray(data59)){
if(data59.when === undefined){
const err100 = {instancePath:instancePath+"/mark/" + i14,schemaPath:"#/properties/mark/items/required",keyword:"required",params:{missingProperty: "when"},message:"must have required property '"+"when"+"'"};
if(vErrors === null){
vErrors = [err100];
}
else {
vErrors.push(err100);
}
errors++;
}
if(data59.as === undefined){
const err101 = {instancePath:instancePath+"/mark/" + i14,schemaPath:"#/properties/mark/items/required",keyword:"required",params:{missingProperty: "as"},message:"must have required property '"+"as"+"'"};
if(vErrors === null){
vErrors = [err101];
}
else {
vErrors.push(err101);
}
errors++;
}
if(data59.title === undefined){
const err102 = {instancePath:instancePath+"/mark/" + i14,schemaPath:"#/properties/mark/items/required",keyword:"required",params:{missingProperty: "title"},message:"must have required property '"+"title"+"'"};
if(vErrors === null){
vErrors = [err102];
}
else {
vErrors.push(err102);
}
errors++;
}
for(const key8 in data59){
if(!(((key8 === "when") || (key8 === "as")) || (key8 === "title"))){
const err103 = {instancePath:instancePath+"/mark/" + i14,schemaPath:"#/properties/mark/items/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key8},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err103];
}
else {
vErrors.push(err103);
}
errors++;
}
}
if(data59.when !== undefined){
let data60 = data59.when;
if(typeof data60 === "string"){
if(func2(data60) > 2000){
const err104 = {instancePath:instancePath+"/mark/" + i14+"/when",schemaPath:"field.schema.json#/definitions/Condition/maxLength",keyword:"maxLength",params:{limit: 2000},message:"must NOT have more than 2000 characters"};
if(vErrors === null){
vErrors = [err104];
}
else {
vErrors.push(err104);
}
errors++;
}
if(func2(data60) < 1){
const err105 = {instancePath:instancePath+"/mark/" + i14+"/when",schemaPath:"field.schema.json#/definitions/Condition/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err105];
}
else {
vErrors.push(err105);
}
errors++;
}
}
else {
const err106 = {instancePath:instancePath+"/mark/" + i14+"/when",schemaPath:"field.schema.json#/definitions/Condition/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err106];
}
else {
vErrors.push(err106);
}
errors++;
}
}
if(data59.as !== undefined){
let data61 = data59.as;
if(!((((data61 === "success") || (data61 === "warning")) || (data61 === "danger")) || (data61 === "muted"))){
const err107 = {instancePath:instancePath+"/mark/" + i14+"/as",schemaPath:"#/properties/mark/items/properties/as/enum",keyword:"enum",params:{allowedValues: schema226.properties.mark.items.properties.as.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err107];
}
else {
vErrors.push(err107);
}
errors++;
}
}
if(data59.title !== undefined){
let data62 = data59.title;
if(typeof data62 === "string"){
if(func2(data62) > 20){
const err108 = {instancePath:instancePath+"/mark/" + i14+"/title",schemaPath:"#/properties/mark/items/properties/title/maxLength",keyword:"maxLength",params:{limit: 20},message:"must NOT have more than 20 characters"};
if(vErrors === null){
vErrors = [err108];
}
else {
vErrors.push(err108);
}
errors++;
}
if(func2(data62) < 1){
const err109 = {instancePath:instancePath+"/mark/" + i14+"/title",schemaPath:"#/properties/mark/items/properties/title/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err109];
}
else {
vErrors.push(err109);
}
errors++;
}
}
else {
const err110 = {instancePath:instancePath+"/mark/" + i14+"/title",schemaPath:"#/properties/mark/items/properties/title/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err110];
}
else {
vErrors.push(err110);
}
errors++;
}
}
}
else {
const err111 = {instancePath:instancePath+"/mark/" + i14,schemaPath:"#/properties/mark/items/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err111];
}
else {
vErrors.push(err111);
}
errors++;
}
}
}
else {
const err112 = {instancePath:instancePath+"/mark",schemaPath:"#/properties/mark/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err112];
}
else {
vErrors.push(err112);
}
errors++;
}
}
if(data.expand !== undefined){
let data63 = data.expand;
if(Array.isArray(data63)){
if(data63.length < 1){
const err113 = {instancePath:instancePath+"/expand",schemaPath:"#/properties/expand/minItems",keyword:"minItems",params:{limit: 1},message:"must NOT have fewer than 1 items"};
if(vErrors === null){
vErrors = [err113];
}
else {
vErrors.push(err113);
}
errors++;
}
const len13 = data63.length;
for(let i15=0; i15<len13; i15++){
let data64 = data63[i15];
if(typeof data64 === "string"){
if(!pattern0.test(data64)){
const err114 = {instancePath:instancePath+"/expand/" + i15,schemaPath:"#/properties/expand/items/pattern",keyword:"pattern",params:{pattern: "^[A-Z][A-Za-z0-9]*$"},message:"must match pattern \""+"^[A-Z][A-Za-z0-9]*$"+"\""};
if(vErrors === null){
vErrors = [err114];
}
else {
vErrors.push(err114);
}
errors++;
}
}
else {
const err115 = {instancePath:instancePath+"/expand/" + i15,schemaPath:"#/properties/expand/items/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err115];
}
else {
vErrors.push(err115);
}
errors++;
}
}
}
else {
const err116 = {instancePath:instancePath+"/expand",schemaPath:"#/properties/expand/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err116];
}
else {
vErrors.push(err116);
}
errors++;
}
}
if(data.summary !== undefined){
let data65 = data.summary;
if(Array.isArray(data65)){
if(data65.length > 20){
const err117 = {instancePath:instancePath+"/summary",schemaPath:"#/properties/summary/maxItems",keyword:"maxItems",params:{limit: 20},message:"must NOT have more than 20 items"};
if(vErrors === null){
vErrors = [err117];
}
else {
vErrors.push(err117);
}
errors++;
}
if(data65.length < 1){
const err118 = {instancePath:instancePath+"/summary",schemaPath:"#/properties/summary/minItems",keyword:"minItems",params:{limit: 1},message:"must NOT have fewer than 1 items"};
if(vErrors === null){
vErrors = [err118];
}
else {
vErrors.push(err118);
}
errors++;
}
const len14 = data65.length;
for(let i16=0; i16<len14; i16++){
let data66 = data65[i16];
if(data66 && typeof data66 == "object" && !Array.isArray(data66)){
if(data66.field === undefined){
const err119 = {instancePath:instancePath+"/summary/" + i16,schemaPath:"#/properties/summary/items/required",keyword:"required",params:{missingProperty: "field"},message:"must have required property '"+"field"+"'"};
if(vErrors === null){
vErrors = [err119];
}
else {
vErrors.push(err119);
}
errors++;
}
if(data66.stat === undefined){
const err120 = {instancePath:instancePath+"/summary/" + i16,schemaPath:"#/properties/summary/items/required",keyword:"required",params:{missingProperty: "stat"},message:"must have required property '"+"stat"+"'"};
if(vErrors === null){
vErrors = [err120];
}
else {
vErrors.push(err120);
}
errors++;
}
for(const key9 in data66){
if(!((((key9 === "field") || (key9 === "stat")) || (key9 === "codes")) || (key9 === "title"))){
const err121 = {instancePath:instancePath+"/summary/" + i16,schemaPath:"#/properties/summary/items/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key9},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err121];
}
else {
vErrors.push(err121);
}
errors++;
}
}
if(data66.field !== undefined){
let data67 = data66.field;
if(typeof data67 === "string"){
if(!pattern0.test(data67)){
const err122 = {instancePath:instancePath+"/summary/" + i16+"/field",schemaPath:"#/properties/summary/items/properties/field/pattern",keyword:"pattern",params:{pattern: "^[A-Z][A-Za-z0-9]*$"},message:"must match pattern \""+"^[A-Z][A-Za-z0-9]*$"+"\""};
if(vErrors === null){
vErrors = [err122];
}
else {
vErrors.push(err122);
}
errors++;
}
}
else {
const err123 = {instancePath:instancePath+"/summary/" + i16+"/field",schemaPath:"#/properties/summary/items/properties/field/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err123];
}
else {
vErrors.push(err123);
}
errors++;
}
}
if(data66.stat !== undefined){
let data68 = data66.stat;
if(!(((((data68 === "sum") || (data68 === "avg")) || (data68 === "min")) || (data68 === "max")) || (data68 === "count"))){
const err124 = {instancePath:instancePath+"/summary/" + i16+"/stat",schemaPath:"#/properties/summary/items/properties/stat/enum",keyword:"enum",params:{allowedValues: schema226.properties.summary.items.properties.stat.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err124];
}
else {
vErrors.push(err124);
}
errors++;
}
}
if(data66.codes !== undefined){
let data69 = data66.codes;
if(Array.isArray(data69)){
if(data69.length < 1){
const err125 = {instancePath:instancePath+"/summary/" + i16+"/codes",schemaPath:"#/properties/summary/items/properties/codes/minItems",keyword:"minItems",params:{limit: 1},message:"must NOT have fewer than 1 items"};
if(vErrors === null){
vErrors = [err125];
}
else {
vErrors.push(err125);
}
errors++;
}
const len15 = data69.length;
for(let i17=0; i17<len15; i17++){
let data70 = data69[i17];
if(typeof data70 === "string"){
if(!pattern5.test(data70)){
const err126 = {instancePath:instancePath+"/summary/" + i16+"/codes/" + i17,schemaPath:"#/properties/summary/items/properties/codes/items/pattern",keyword:"pattern",params:{pattern: "^[A-Za-z0-9_]{1,40}$"},message:"must match pattern \""+"^[A-Za-z0-9_]{1,40}$"+"\""};
if(vErrors === null){
vErrors = [err126];
}
else {
vErrors.push(err126);
}
errors++;
}
}
else {
const err127 = {instancePath:instancePath+"/summary/" + i16+"/codes/" + i17,schemaPath:"#/properties/summary/items/properties/codes/items/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err127];
}
else {
vErrors.push(err127);
}
errors++;
}
}
let i18 = data69.length;
let j2;
if(i18 > 1){
const indices1 = {};
for(;i18--;){
let item1 = data69[i18];
if(typeof item1 !== "string"){
continue;
}
if(typeof indices1[item1] == "number"){
j2 = indices1[item1];
const err128 = {instancePath:instancePath+"/summary/" + i16+"/codes",schemaPath:"#/properties/summary/items/properties/codes/uniqueItems",keyword:"uniqueItems",params:{i: i18, j: j2},message:"must NOT have duplicate items (items ## "+j2+" and "+i18+" are identical)"};
if(vErrors === null){
vErrors = [err128];
}
else {
vErrors.push(err128);
}
errors++;
break;
}
indices1[item1] = i18;
}
}
}
else {
const err129 = {instancePath:instancePath+"/summary/" + i16+"/codes",schemaPath:"#/properties/summary/items/properties/codes/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err129];
}
else {
vErrors.push(err129);
}
errors++;
}
}
if(data66.title !== undefined){
let data71 = data66.title;
if(typeof data71 === "string"){
if(func2(data71) > 10){
const err130 = {instancePath:instancePath+"/summary/" + i16+"/title",schemaPath:"#/properties/summary/items/properties/title/maxLength",keyword:"maxLength",params:{limit: 10},message:"must NOT have more than 10 characters"};
if(vErrors === null){
vErrors = [err130];
}
else {
vErrors.push(err130);
}
errors++;
}
if(func2(data71) < 1){
const err131 = {instancePath:instancePath+"/summary/" + i16+"/title",schemaPath:"#/properties/summary/items/properties/title/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err131];
}
else {
vErrors.push(err131);
}
errors++;
}
}
else {
const err132 = {instancePath:instancePath+"/summary/" + i16+"/title",schemaPath:"#/properties/summary/items/properties/title/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err132];
}
else {
vErrors.push(err132);
}
errors++;
}
}
}
else {
const err133 = {instancePath:instancePath+"/summary/" + i16,schemaPath:"#/properties/summary/items/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err133];
}
else {
vErrors.push(err133);
}
errors++;
}
}
}
else {
const err134 = {instancePath:instancePath+"/summary",schemaPath:"#/properties/summary/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err134];
}
else {
vErrors.push(err134);
}
errors++;
}
}
if(data.refresh !== undefined){
let data72 = data.refresh;
if(!((typeof data72 == "number") && (!(data72 % 1) && !isNaN(data72)))){
const err135 = {instancePath:instancePath+"/refresh",schemaPath:"#/properties/refresh/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err135];
}
else {
vErrors.push(err135);
}
errors++;
}
if(typeof data72 == "number"){
if(data72 > 3600 || isNaN(data72)){
const err136 = {instancePath:instancePath+"/refresh",schemaPath:"#/properties/refresh/maximum",keyword:"maximum",params:{comparison: "<=", limit: 3600},message:"must be <= 3600"};
if(vErrors === null){
vErrors = [err136];
}
else {
vErrors.push(err136);
}
errors++;
}
if(data72 < 10 || isNaN(data72)){
const err137 = {instancePath:instancePath+"/refresh",schemaPath:"#/properties/refresh/minimum",keyword:"minimum",params:{comparison: ">=", limit: 10},message:"must be >= 10"};
if(vErrors === null){
vErrors = [err137];
}
else {
vErrors.push(err137);
}
errors++;
}
}
}
if(data.refreshAfter !== undefined){
if(!(validate113(data.refreshAfter, {instancePath:instancePath+"/refreshAfter",parentData:data,parentDataProperty:"refreshAfter",rootData}))){
vErrors = vErrors === null ? validate113.errors : vErrors.concat(validate113.errors);
errors = vErrors.length;
}
}
if(data.form !== undefined){
if(typeof data.form !== "string"){
const err138 = {instancePath:instancePath+"/form",schemaPath:"#/properties/form/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err138];
}
else {
vErrors.push(err138);
}
errors++;
}
}
if(data.detail !== undefined){
if(typeof data.detail !== "string"){
const err139 = {instancePath:instancePath+"/detail",schemaPath:"#/properties/detail/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err139];
}
else {
vErrors.push(err139);
}
errors++;
}
}
if(data.details !== undefined){
let data76 = data.details;
if(data76 && typeof data76 == "object" && !Array.isArray(data76)){
if(data76.by === undefined){
const err140 = {instancePath:instancePath+"/details",schemaPath:"#/properties/details/required",keyword:"required",params:{missingProperty: "by"},message:"must have required property '"+"by"+"'"};
if(vErrors === null){
vErrors = [err140];
}
else {
vErrors.push(err140);
}
errors++;
}
if(data76.pages === undefined){
const err141 = {instancePath:instancePath+"/details",schemaPath:"#/properties/details/required",keyword:"required",params:{missingProperty: "pages"},message:"must have required property '"+"pages"+"'"};
if(vErrors === null){
vErrors = [err141];
}
else {
vErrors.push(err141);
}
errors++;
}
for(const key10 in data76){
if(!(((key10 === "by") || (key10 === "row")) || (key10 === "pages"))){
const err142 = {instancePath:instancePath+"/details",schemaPath:"#/properties/details/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key10},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err142];
}
else {
vErrors.push(err142);
}
errors++;
}
}
if(data76.by !== undefined){
let data77 = data76.by;
if(typeof data77 === "string"){
if(!pattern2.test(data77)){
const err143 = {instancePath:instancePath+"/details/by",schemaPath:"field.schema.json#/definitions/FieldName/pattern",keyword:"pattern",params:{pattern: "^[A-Z][A-Za-z0-9]{0,40}$"},message:"must match pattern \""+"^[A-Z][A-Za-z0-9]{0,40}$"+"\""};
if(vErrors === null){
vErrors = [err143];
}
else {
vErrors.push(err143);
}
errors++;
}
}
else {
const err144 = {instancePath:instancePath+"/details/by",schemaPath:"field.schema.json#/definitions/FieldName/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err144];
}
else {
vErrors.push(err144);
}
errors++;
}
}
if(data76.row !== undefined){
let data78 = data76.row;
if(typeof data78 === "string"){
if(!pattern2.test(data78)){
const err145 = {instancePath:instancePath+"/details/row",schemaPath:"field.schema.json#/definitions/FieldName/pattern",keyword:"pattern",params:{pattern: "^[A-Z][A-Za-z0-9]{0,40}$"},message:"must match pattern \""+"^[A-Z][A-Za-z0-9]{0,40}$"+"\""};
if(vErrors === null){
vErrors = [err145];
}
else {
vErrors.push(err145);
}
errors++;
}
}
else {
const err146 = {instancePath:instancePath+"/details/row",schemaPath:"field.schema.json#/definitions/FieldName/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err146];
}
else {
vErrors.push(err146);
}
errors++;
}
}
if(data76.pages !== undefined){
let data79 = data76.pages;
if(data79 && typeof data79 == "object" && !Array.isArray(data79)){
if(Object.keys(data79).length < 1){
const err147 = {instancePath:instancePath+"/details/pages",schemaPath:"#/properties/details/properties/pages/minProperties",keyword:"minProperties",params:{limit: 1},message:"must NOT have fewer than 1 properties"};
if(vErrors === null){
vErrors = [err147];
}
else {
vErrors.push(err147);
}
errors++;
}
for(const key11 in data79){
const _errs174 = errors;
if(typeof key11 === "string"){
if(!pattern135.test(key11)){
const err148 = {instancePath:instancePath+"/details/pages",schemaPath:"#/properties/details/properties/pages/propertyNames/pattern",keyword:"pattern",params:{pattern: "^[A-Za-z0-9_./-]{1,60}$"},message:"must match pattern \""+"^[A-Za-z0-9_./-]{1,60}$"+"\"",propertyName:key11};
if(vErrors === null){
vErrors = [err148];
}
else {
vErrors.push(err148);
}
errors++;
}
}
var valid58 = _errs174 === errors;
if(!valid58){
const err149 = {instancePath:instancePath+"/details/pages",schemaPath:"#/properties/details/properties/pages/propertyNames",keyword:"propertyNames",params:{propertyName: key11},message:"property name must be valid"};
if(vErrors === null){
vErrors = [err149];
}
else {
vErrors.push(err149);
}
errors++;
}
}
for(const key12 in data79){
if(typeof data79[key12] !== "string"){
const err150 = {instancePath:instancePath+"/details/pages/" + key12.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/properties/details/properties/pages/additionalProperties/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err150];
}
else {
vErrors.push(err150);
}
errors++;
}
}
}
else {
const err151 = {instancePath:instancePath+"/details/pages",schemaPath:"#/properties/details/properties/pages/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err151];
}
else {
vErrors.push(err151);
}
errors++;
}
}
}
else {
const err152 = {instancePath:instancePath+"/details",schemaPath:"#/properties/details/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err152];
}
else {
vErrors.push(err152);
}
errors++;
}
}
if(data.beside !== undefined){
if(typeof data.beside !== "boolean"){
const err153 = {instancePath:instancePath+"/beside",schemaPath:"#/properties/beside/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
if(vErrors === null){
vErrors = [err153];
}
else {
vErrors.push(err153);
}
errors++;
}
}
if(data.empty !== undefined){
if(typeof data.empty !== "string"){
const err154 = {instancePath:instancePath+"/empty",schemaPath:"#/properties/empty/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err154];
}
else {
vErrors.push(err154);
}
errors++;
}
}
}
else {
const err155 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err155];
}
else {
vErrors.push(err155);
}
errors++;
}
validate102.errors = vErrors;
return errors === 0;
}

const schema252 = {"title":"FormPage","type":"object","additionalProperties":false,"required":["version","title","kind","entity","sections"],"properties":{"$schema":{"type":"string"},"version":{"const":1},"title":{"type":"string"},"note":{"type":"string"},"kind":{"const":"form"},"public":{"$ref":"#/definitions/PublicWord"},"entity":{"type":"string"},"columns":{"type":"integer","minimum":1,"maximum":4,"description":"Grid columns on desktops; phones always show one."},"find":{"type":"object","minProperties":1,"description":"When no row was named, the first that the caller reaches with these values is edited: CEL over me. Where there is none, a new row begins with them.","propertyNames":{"$ref":"field.schema.json#/definitions/FieldName"},"additionalProperties":{"$ref":"field.schema.json#/definitions/Condition"}},"blocks":{"type":"array","minItems":1,"items":{"$ref":"block.schema.json"},"description":"Shown above the fields; in a wizard, above those of its first step."},"last":{"$ref":"#/definitions/LastRow"},"initial":{"type":"object","description":"Values of a new row. params holds the fields given in the route's query, last those of the row that \"last\" finds.","propertyNames":{"$ref":"field.schema.json#/definitions/FieldName"},"additionalProperties":{"$ref":"field.schema.json#/definitions/Condition"}},"sections":{"type":"array","minItems":1,"items":{"$ref":"#/definitions/Section"}},"children":{"type":"array","minItems":1,"items":{"$ref":"#/definitions/Child"},"description":"Sub-tables edited below the sections."},"preview":{"$ref":"entity.schema.json#/definitions/EnCode","description":"Handler EnCode asked with the values typed so far; its Lines are shown above the buttons. An answer with More has a button of that text: asked again with the parameter More = 1 it answers a Table {Title, Note, Columns, Rows}, which a drawer shows."},"phone":{"title":"FormPhone","type":"object","additionalProperties":false,"required":["sections"],"description":"A button shows what is typed so far as its readers will see it, in the frame of a phone.","properties":{"sections":{"type":"array","minItems":1,"items":{"$ref":"#/definitions/Section"}}}},"actions":{"type":"array","items":{"$ref":"#/definitions/Button"},"description":"add, edit and submit save the form first. Absent: 保存."},"done":{"type":"string","description":"Route to go to after a successful action."}}};
const schema256 = {"title":"LastRow","type":"object","additionalProperties":false,"required":["find","sort"],"description":"The row that a new one follows: the first that the caller reaches with these values, in this order. It is last in the formulas of \"initial\"; what is masked in it, and everything where there is none, is left empty.","properties":{"find":{"type":"object","minProperties":1,"propertyNames":{"$ref":"field.schema.json#/definitions/FieldName"},"additionalProperties":{"$ref":"field.schema.json#/definitions/Condition"},"description":"CEL over me."},"sort":{"type":"string","pattern":"^-?[A-Z][A-Za-z0-9]*$"}}};

function validate117(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.find === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "find"},message:"must have required property '"+"find"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.sort === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "sort"},message:"must have required property '"+"sort"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
for(const key0 in data){
if(!((key0 === "find") || (key0 === "sort"))){
const err2 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(data.find !== undefined){
let data0 = data.find;
if(data0 && typeof data0 == "object" && !Array.isArray(data0)){
if(Object.keys(data0).length < 1){
const err3 = {instancePath:instancePath+"/find",schemaPath:"#/properties/find/minProperties",keyword:"minProperties",params:{limit: 1},message:"must NOT have fewer than 1 properties"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
for(const key1 in data0){
const _errs4 = errors;
if(typeof key1 === "string"){
if(!pattern2.test(key1)){
const err4 = {instancePath:instancePath+"/find",schemaPath:"field.schema.json#/definitions/FieldName/pattern",keyword:"pattern",params:{pattern: "^[A-Z][A-Za-z0-9]{0,40}$"},message:"must match pattern \""+"^[A-Z][A-Za-z0-9]{0,40}$"+"\"",propertyName:key1};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
else {
const err5 = {instancePath:instancePath+"/find",schemaPath:"field.schema.json#/definitions/FieldName/type",keyword:"type",params:{type: "string"},message:"must be string",propertyName:key1};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
var valid1 = _errs4 === errors;
if(!valid1){
const err6 = {instancePath:instancePath+"/find",schemaPath:"#/properties/find/propertyNames",keyword:"propertyNames",params:{propertyName: key1},message:"property name must be valid"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
for(const key2 in data0){
let data1 = data0[key2];
if(typeof data1 === "string"){
if(func2(data1) > 2000){
const err7 = {instancePath:instancePath+"/find/" + key2.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"field.schema.json#/definitions/Condition/maxLength",keyword:"maxLength",params:{limit: 2000},message:"must NOT have more than 2000 characters"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
if(func2(data1) < 1){
const err8 = {instancePath:instancePath+"/find/" + key2.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"field.schema.json#/definitions/Condition/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
else {
const err9 = {instancePath:instancePath+"/find/" + key2.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"field.schema.json#/definitions/Condition/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
}
else {
const err10 = {instancePath:instancePath+"/find",schemaPath:"#/properties/find/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
if(data.sort !== undefined){
let data2 = data.sort;
if(typeof data2 === "string"){
if(!pattern88.test(data2)){
const err11 = {instancePath:instancePath+"/sort",schemaPath:"#/properties/sort/pattern",keyword:"pattern",params:{pattern: "^-?[A-Z][A-Za-z0-9]*$"},message:"must match pattern \""+"^-?[A-Z][A-Za-z0-9]*$"+"\""};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
else {
const err12 = {instancePath:instancePath+"/sort",schemaPath:"#/properties/sort/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
}
}
else {
const err13 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
validate117.errors = vErrors;
return errors === 0;
}

const schema261 = {"title":"PageSection","type":"object","additionalProperties":false,"required":["fields"],"properties":{"title":{"type":"string"},"note":{"type":"string"},"visible":{"$ref":"field.schema.json#/definitions/Condition"},"columns":{"type":"integer","minimum":1,"maximum":4},"collapsed":{"type":"boolean","description":"The reader may open and close the section, which needs a title; true: closed at first. A wrong value opens it."},"fields":{"type":"array","minItems":1,"items":{"$ref":"#/definitions/FieldUse"}}}};
const schema263 = {"title":"FieldUse","oneOf":[{"type":"string","pattern":"^[A-Z][A-Za-z0-9]*$"},{"title":"FieldUseObject","type":"object","additionalProperties":false,"required":["field"],"properties":{"field":{"type":"string","pattern":"^[A-Z][A-Za-z0-9]*$"},"title":{"type":"string"},"span":{"type":"integer","minimum":1,"maximum":4,"description":"Grid columns taken in a form or detail."},"visible":{"$ref":"field.schema.json#/definitions/Condition"},"required":{"oneOf":[{"type":"boolean"},{"$ref":"field.schema.json#/definitions/Condition"}]},"disabled":{"oneOf":[{"type":"boolean"},{"$ref":"field.schema.json#/definitions/Condition"}]},"placeholder":{"type":"string"},"note":{"type":"string"},"track":{"$ref":"block.schema.json#/definitions/CallSource","description":"Field of type time with which a range begins; the field that has it as \"after\" follows it. The two are also chosen on a track of the day, on which the parts that are taken are shown. Its input is CEL over row, the values typed so far, and me; it is asked once all of them are there. It answers {From, To, Step, Least, Most, Taken: [{From, To}], Note}: times HH:mm, and minutes; the server judges the range again."}}}]};

function validate121(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.call === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "call"},message:"must have required property '"+"call"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
for(const key0 in data){
if(!((((key0 === "call") || (key0 === "input")) || (key0 === "refresh")) || (key0 === "refreshAfter"))){
const err1 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
if(data.call !== undefined){
if(typeof data.call !== "string"){
const err2 = {instancePath:instancePath+"/call",schemaPath:"#/properties/call/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(data.input !== undefined){
let data1 = data.input;
if(data1 && typeof data1 == "object" && !Array.isArray(data1)){
for(const key1 in data1){
let data2 = data1[key1];
if(typeof data2 === "string"){
if(func2(data2) > 2000){
const err3 = {instancePath:instancePath+"/input/" + key1.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"field.schema.json#/definitions/Condition/maxLength",keyword:"maxLength",params:{limit: 2000},message:"must NOT have more than 2000 characters"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(func2(data2) < 1){
const err4 = {instancePath:instancePath+"/input/" + key1.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"field.schema.json#/definitions/Condition/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
else {
const err5 = {instancePath:instancePath+"/input/" + key1.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"field.schema.json#/definitions/Condition/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
}
else {
const err6 = {instancePath:instancePath+"/input",schemaPath:"#/properties/input/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
if(data.refresh !== undefined){
let data3 = data.refresh;
if(!((typeof data3 == "number") && (!(data3 % 1) && !isNaN(data3)))){
const err7 = {instancePath:instancePath+"/refresh",schemaPath:"#/properties/refresh/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
if(typeof data3 == "number"){
if(data3 > 3600 || isNaN(data3)){
const err8 = {instancePath:instancePath+"/refresh",schemaPath:"#/properties/refresh/maximum",keyword:"maximum",params:{comparison: "<=", limit: 3600},message:"must be <= 3600"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
if(data3 < 10 || isNaN(data3)){
const err9 = {instancePath:instancePath+"/refresh",schemaPath:"#/properties/refresh/minimum",keyword:"minimum",params:{comparison: ">=", limit: 10},message:"must be >= 10"};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
}
if(data.refreshAfter !== undefined){
if(!(validate17(data.refreshAfter, {instancePath:instancePath+"/refreshAfter",parentData:data,parentDataProperty:"refreshAfter",rootData}))){
vErrors = vErrors === null ? validate17.errors : vErrors.concat(validate17.errors);
errors = vErrors.length;
}
}
}
else {
const err10 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
validate121.errors = vErrors;
return errors === 0;
}


function validate120(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
const _errs0 = errors;
let valid0 = false;
let passing0 = null;
const _errs1 = errors;
if(typeof data === "string"){
if(!pattern0.test(data)){
const err0 = {instancePath,schemaPath:"#/oneOf/0/pattern",keyword:"pattern",params:{pattern: "^[A-Z][A-Za-z0-9]*$"},message:"must match pattern \""+"^[A-Z][A-Za-z0-9]*$"+"\""};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
else {
const err1 = {instancePath,schemaPath:"#/oneOf/0/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
var _valid0 = _errs1 === errors;
if(_valid0){
valid0 = true;
passing0 = 0;
}
const _errs3 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.field === undefined){
const err2 = {instancePath,schemaPath:"#/oneOf/1/required",keyword:"required",params:{missingProperty: "field"},message:"must have required property '"+"field"+"'"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
for(const key0 in data){
if(!(func7.call(schema263.oneOf[1].properties, key0))){
const err3 = {instancePath,schemaPath:"#/oneOf/1/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if(data.field !== undefined){
let data0 = data.field;
if(typeof data0 === "string"){
if(!pattern0.test(data0)){
const err4 = {instancePath:instancePath+"/field",schemaPath:"#/oneOf/1/properties/field/pattern",keyword:"pattern",params:{pattern: "^[A-Z][A-Za-z0-9]*$"},message:"must match pattern \""+"^[A-Z][A-Za-z0-9]*$"+"\""};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
else {
const err5 = {instancePath:instancePath+"/field",schemaPath:"#/oneOf/1/properties/field/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
if(data.title !== undefined){
if(typeof data.title !== "string"){
const err6 = {instancePath:instancePath+"/title",schemaPath:"#/oneOf/1/properties/title/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
if(data.span !== undefined){
let data2 = data.span;
if(!((typeof data2 == "number") && (!(data2 % 1) && !isNaN(data2)))){
const err7 = {instancePath:instancePath+"/span",schemaPath:"#/oneOf/1/properties/span/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
if(typeof data2 == "number"){
if(data2 > 4 || isNaN(data2)){
const err8 = {instancePath:instancePath+"/span",schemaPath:"#/oneOf/1/properties/span/maximum",keyword:"maximum",params:{comparison: "<=", limit: 4},message:"must be <= 4"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
if(data2 < 1 || isNaN(data2)){
const err9 = {instancePath:instancePath+"/span",schemaPath:"#/oneOf/1/properties/span/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
}
if(data.visible !== undefined){
let data3 = data.visible;
if(typeof data3 === "string"){
if(func2(data3) > 2000){
const err10 = {instancePath:instancePath+"/visible",schemaPath:"field.schema.json#/definitions/Condition/maxLength",keyword:"maxLength",params:{limit: 2000},message:"must NOT have more than 2000 characters"};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
if(func2(data3) < 1){
const err11 = {instancePath:instancePath+"/visible",schemaPath:"field.schema.json#/definitions/Condition/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
else {
const err12 = {instancePath:instancePath+"/visible",schemaPath:"field.schema.json#/definitions/Condition/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
}
if(data.required !== undefined){
let data4 = data.required;
const _errs16 = errors;
let valid3 = false;
let passing1 = null;
const _errs17 = errors;
if(typeof data4 !== "boolean"){
const err13 = {instancePath:instancePath+"/required",schemaPath:"#/oneOf/1/properties/required/oneOf/0/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
var _valid1 = _errs17 === errors;
if(_valid1){
valid3 = true;
passing1 = 0;
}
const _errs19 = errors;
if(typeof data4 === "string"){
if(func2(data4) > 2000){
const err14 = {instancePath:instancePath+"/required",schemaPath:"field.schema.json#/definitions/Condition/maxLength",keyword:"maxLength",params:{limit: 2000},message:"must NOT have more than 2000 characters"};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
if(func2(data4) < 1){
const err15 = {instancePath:instancePath+"/required",schemaPath:"field.schema.json#/definitions/Condition/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
}
else {
const err16 = {instancePath:instancePath+"/required",schemaPath:"field.schema.json#/definitions/Condition/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
var _valid1 = _errs19 === errors;
if(_valid1 && valid3){
valid3 = false;
passing1 = [passing1, 1];
}
else {
if(_valid1){
valid3 = true;
passing1 = 1;
}
}
if(!valid3){
const err17 = {instancePath:instancePath+"/required",schemaPath:"#/oneOf/1/properties/required/oneOf",keyword:"oneOf",params:{passingSchemas: passing1},message:"must match exactly one schema in oneOf"};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
else {
errors = _errs16;
if(vErrors !== null){
if(_errs16){
vErrors.length = _errs16;
}
else {
vErrors = null;
}
}
}
}
if(data.disabled !== undefined){
let data5 = data.disabled;
const _errs23 = errors;
let valid5 = false;
let passing2 = null;
const _errs24 = errors;
if(typeof data5 !== "boolean"){
const err18 = {instancePath:instancePath+"/disabled",schemaPath:"#/oneOf/1/properties/disabled/oneOf/0/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
var _valid2 = _errs24 === errors;
if(_valid2){
valid5 = true;
passing2 = 0;
}
const _errs26 = errors;
if(typeof data5 === "string"){
if(func2(data5) > 2000){
const err19 = {instancePath:instancePath+"/disabled",schemaPath:"field.schema.json#/definitions/Condition/maxLength",keyword:"maxLength",params:{limit: 2000},message:"must NOT have more than 2000 characters"};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
if(func2(data5) < 1){
const err20 = {instancePath:instancePath+"/disabled",schemaPath:"field.schema.json#/definitions/Condition/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
}
else {
const err21 = {instancePath:instancePath+"/disabled",schemaPath:"field.schema.json#/definitions/Condition/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
var _valid2 = _errs26 === errors;
if(_valid2 && valid5){
valid5 = false;
passing2 = [passing2, 1];
}
else {
if(_valid2){
valid5 = true;
passing2 = 1;
}
}
if(!valid5){
const err22 = {instancePath:instancePath+"/disabled",schemaPath:"#/oneOf/1/properties/disabled/oneOf",keyword:"oneOf",params:{passingSchemas: passing2},message:"must match exactly one schema in oneOf"};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
}
errors++;
}
else {
errors = _errs23;
if(vErrors !== null){
if(_errs23){
vErrors.length = _errs23;
}
else {
vErrors = null;
}
}
}
}
if(data.placeholder !== undefined){
if(typeof data.placeholder !== "string"){
const err23 = {instancePath:instancePath+"/placeholder",schemaPath:"#/oneOf/1/properties/placeholder/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err23];
}
else {
vErrors.push(err23);
}
errors++;
}
}
if(data.note !== undefined){
if(typeof data.note !== "string"){
const err24 = {instancePath:instancePath+"/note",schemaPath:"#/oneOf/1/properties/note/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err24];
}
else {
vErrors.push(err24);
}
errors++;
}
}
if(data.track !== undefined){
if(!(validate121(data.track, {instancePath:instancePath+"/track",parentData:data,parentDataProperty:"track",rootData}))){
vErrors = vErrors === null ? validate121.errors : vErrors.concat(validate121.errors);
errors = vErrors.length;
}
}
}
else {
const err25 = {instancePath,schemaPath:"#/oneOf/1/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err25];
}
else {
vErrors.push(err25);
}
errors++;
}
var _valid0 = _errs3 === errors;
if(_valid0 && valid0){
valid0 = false;
passing0 = [passing0, 1];
}
else {
if(_valid0){
valid0 = true;
passing0 = 1;
}
}
if(!valid0){
const err26 = {instancePath,schemaPath:"#/oneOf",keyword:"oneOf",params:{passingSchemas: passing0},message:"must match exactly one schema in oneOf"};
if(vErrors === null){
vErrors = [err26];
}
else {
vErrors.push(err26);
}
errors++;
}
else {
errors = _errs0;
if(vErrors !== null){
if(_errs0){
vErrors.length = _errs0;
}
else {
vErrors = null;
}
}
}
validate120.errors = vErrors;
return errors === 0;
}


function validate119(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.fields === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "fields"},message:"must have required property '"+"fields"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
for(const key0 in data){
if(!((((((key0 === "title") || (key0 === "note")) || (key0 === "visible")) || (key0 === "columns")) || (key0 === "collapsed")) || (key0 === "fields"))){
const err1 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
if(data.title !== undefined){
if(typeof data.title !== "string"){
const err2 = {instancePath:instancePath+"/title",schemaPath:"#/properties/title/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(data.note !== undefined){
if(typeof data.note !== "string"){
const err3 = {instancePath:instancePath+"/note",schemaPath:"#/properties/note/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if(data.visible !== undefined){
let data2 = data.visible;
if(typeof data2 === "string"){
if(func2(data2) > 2000){
const err4 = {instancePath:instancePath+"/visible",schemaPath:"field.schema.json#/definitions/Condition/maxLength",keyword:"maxLength",params:{limit: 2000},message:"must NOT have more than 2000 characters"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(func2(data2) < 1){
const err5 = {instancePath:instancePath+"/visible",schemaPath:"field.schema.json#/definitions/Condition/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
else {
const err6 = {instancePath:instancePath+"/visible",schemaPath:"field.schema.json#/definitions/Condition/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
if(data.columns !== undefined){
let data3 = data.columns;
if(!((typeof data3 == "number") && (!(data3 % 1) && !isNaN(data3)))){
const err7 = {instancePath:instancePath+"/columns",schemaPath:"#/properties/columns/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
if(typeof data3 == "number"){
if(data3 > 4 || isNaN(data3)){
const err8 = {instancePath:instancePath+"/columns",schemaPath:"#/properties/columns/maximum",keyword:"maximum",params:{comparison: "<=", limit: 4},message:"must be <= 4"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
if(data3 < 1 || isNaN(data3)){
const err9 = {instancePath:instancePath+"/columns",schemaPath:"#/properties/columns/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
}
if(data.collapsed !== undefined){
if(typeof data.collapsed !== "boolean"){
const err10 = {instancePath:instancePath+"/collapsed",schemaPath:"#/properties/collapsed/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
if(data.fields !== undefined){
let data5 = data.fields;
if(Array.isArray(data5)){
if(data5.length < 1){
const err11 = {instancePath:instancePath+"/fields",schemaPath:"#/properties/fields/minItems",keyword:"minItems",params:{limit: 1},message:"must NOT have fewer than 1 items"};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
const len0 = data5.length;
for(let i0=0; i0<len0; i0++){
if(!(validate120(data5[i0], {instancePath:instancePath+"/fields/" + i0,parentData:data5,parentDataProperty:i0,rootData}))){
vErrors = vErrors === null ? validate120.errors : vErrors.concat(validate120.errors);
errors = vErrors.length;
}
}
}
else {
const err12 = {instancePath:instancePath+"/fields",schemaPath:"#/properties/fields/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
}
}
else {
const err13 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
validate119.errors = vErrors;
return errors === 0;
}

const schema269 = {"title":"ChildUse","description":"A sub-table: an entity whose parent is the page's, alone or with what the page says of it.","oneOf":[{"type":"string"},{"title":"ChildUseObject","type":"object","additionalProperties":false,"required":["entity"],"properties":{"entity":{"type":"string"},"title":{"type":"string","minLength":1,"maxLength":20},"order":{"$ref":"field.schema.json#/definitions/FieldName","description":"Whole number of a line: its place, from 1, among those of its group. Nobody types it; the lines are moved."},"groups":{"$ref":"field.schema.json#/definitions/FieldName","description":"Field of type dict of a line: the lines stand in a group for each item of the dictionary, which can be folded and tells how many there are and their sums. A line is added in its group, and has its value. A wrong line opens its group."},"grid":{"title":"ChildGrid","description":"The lines are places that are laid out in rows and columns, such as the seats of a room: a spot without a line is an aisle. Spots, whole rows and whole columns are set to a state, given a yes or no, or cleared. Not with \"order\", \"groups\" or \"pick\".","type":"object","additionalProperties":false,"required":["row","column"],"properties":{"row":{"$ref":"field.schema.json#/definitions/FieldName","description":"Whole number: the row, from 1."},"column":{"$ref":"field.schema.json#/definitions/FieldName","description":"Whole number: the place in the row, from 1."},"number":{"$ref":"field.schema.json#/definitions/FieldName","description":"Text: what the place is called. New places are numbered, and all of them anew when that is asked for."},"state":{"$ref":"field.schema.json#/definitions/FieldName","description":"Dictionary field: the states that a place can be set to, with their colours."}}},"pick":{"title":"ChildPick","description":"Lines are not added empty: they are picked from a list, several at once. What is a line already is not offered twice.","type":"object","additionalProperties":false,"required":["page","field"],"properties":{"page":{"type":"string","description":"Page of kind list that opens above the form, with its filters and pages. It has no buttons."},"field":{"$ref":"field.schema.json#/definitions/FieldName","description":"Reference of the line to the picked row."},"by":{"$ref":"field.schema.json#/definitions/FieldName","description":"With \"groups\": field of the picked rows that has the group's value, so that each group is picked from its own."},"set":{"type":"object","minProperties":1,"propertyNames":{"$ref":"field.schema.json#/definitions/FieldName"},"additionalProperties":{"$ref":"field.schema.json#/definitions/Condition"},"description":"Further values of a new line: CEL over row, the picked row, and me."}}}}}]};

function validate126(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
const _errs0 = errors;
let valid0 = false;
let passing0 = null;
const _errs1 = errors;
if(typeof data !== "string"){
const err0 = {instancePath,schemaPath:"#/oneOf/0/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
var _valid0 = _errs1 === errors;
if(_valid0){
valid0 = true;
passing0 = 0;
}
const _errs3 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.entity === undefined){
const err1 = {instancePath,schemaPath:"#/oneOf/1/required",keyword:"required",params:{missingProperty: "entity"},message:"must have required property '"+"entity"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
for(const key0 in data){
if(!((((((key0 === "entity") || (key0 === "title")) || (key0 === "order")) || (key0 === "groups")) || (key0 === "grid")) || (key0 === "pick"))){
const err2 = {instancePath,schemaPath:"#/oneOf/1/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(data.entity !== undefined){
if(typeof data.entity !== "string"){
const err3 = {instancePath:instancePath+"/entity",schemaPath:"#/oneOf/1/properties/entity/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if(data.title !== undefined){
let data1 = data.title;
if(typeof data1 === "string"){
if(func2(data1) > 20){
const err4 = {instancePath:instancePath+"/title",schemaPath:"#/oneOf/1/properties/title/maxLength",keyword:"maxLength",params:{limit: 20},message:"must NOT have more than 20 characters"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(func2(data1) < 1){
const err5 = {instancePath:instancePath+"/title",schemaPath:"#/oneOf/1/properties/title/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
else {
const err6 = {instancePath:instancePath+"/title",schemaPath:"#/oneOf/1/properties/title/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
if(data.order !== undefined){
let data2 = data.order;
if(typeof data2 === "string"){
if(!pattern2.test(data2)){
const err7 = {instancePath:instancePath+"/order",schemaPath:"field.schema.json#/definitions/FieldName/pattern",keyword:"pattern",params:{pattern: "^[A-Z][A-Za-z0-9]{0,40}$"},message:"must match pattern \""+"^[A-Z][A-Za-z0-9]{0,40}$"+"\""};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
else {
const err8 = {instancePath:instancePath+"/order",schemaPath:"field.schema.json#/definitions/FieldName/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
if(data.groups !== undefined){
let data3 = data.groups;
if(typeof data3 === "string"){
if(!pattern2.test(data3)){
const err9 = {instancePath:instancePath+"/groups",schemaPath:"field.schema.json#/definitions/FieldName/pattern",keyword:"pattern",params:{pattern: "^[A-Z][A-Za-z0-9]{0,40}$"},message:"must match pattern \""+"^[A-Z][A-Za-z0-9]{0,40}$"+"\""};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
else {
const err10 = {instancePath:instancePath+"/groups",schemaPath:"field.schema.json#/definitions/FieldName/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
if(data.grid !== undefined){
let data4 = data.grid;
if(data4 && typeof data4 == "object" && !Array.isArray(data4)){
if(data4.row === undefined){
const err11 = {instancePath:instancePath+"/grid",schemaPath:"#/oneOf/1/properties/grid/required",keyword:"required",params:{missingProperty: "row"},message:"must have required property '"+"row"+"'"};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
if(data4.column === undefined){
const err12 = {instancePath:instancePath+"/grid",schemaPath:"#/oneOf/1/properties/grid/required",keyword:"required",params:{missingProperty: "column"},message:"must have required property '"+"column"+"'"};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
for(const key1 in data4){
if(!((((key1 === "row") || (key1 === "column")) || (key1 === "number")) || (key1 === "state"))){
const err13 = {instancePath:instancePath+"/grid",schemaPath:"#/oneOf/1/properties/grid/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
}
if(data4.row !== undefined){
let data5 = data4.row;
if(typeof data5 === "string"){
if(!pattern2.test(data5)){
const err14 = {instancePath:instancePath+"/grid/row",schemaPath:"field.schema.json#/definitions/FieldName/pattern",keyword:"pattern",params:{pattern: "^[A-Z][A-Za-z0-9]{0,40}$"},message:"must match pattern \""+"^[A-Z][A-Za-z0-9]{0,40}$"+"\""};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
}
else {
const err15 = {instancePath:instancePath+"/grid/row",schemaPath:"field.schema.json#/definitions/FieldName/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
}
if(data4.column !== undefined){
let data6 = data4.column;
if(typeof data6 === "string"){
if(!pattern2.test(data6)){
const err16 = {instancePath:instancePath+"/grid/column",schemaPath:"field.schema.json#/definitions/FieldName/pattern",keyword:"pattern",params:{pattern: "^[A-Z][A-Za-z0-9]{0,40}$"},message:"must match pattern \""+"^[A-Z][A-Za-z0-9]{0,40}$"+"\""};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
}
else {
const err17 = {instancePath:instancePath+"/grid/column",schemaPath:"field.schema.json#/definitions/FieldName/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
}
if(data4.number !== undefined){
let data7 = data4.number;
if(typeof data7 === "string"){
if(!pattern2.test(data7)){
const err18 = {instancePath:instancePath+"/grid/number",schemaPath:"field.schema.json#/definitions/FieldName/pattern",keyword:"pattern",params:{pattern: "^[A-Z][A-Za-z0-9]{0,40}$"},message:"must match pattern \""+"^[A-Z][A-Za-z0-9]{0,40}$"+"\""};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
}
else {
const err19 = {instancePath:instancePath+"/grid/number",schemaPath:"field.schema.json#/definitions/FieldName/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
}
if(data4.state !== undefined){
let data8 = data4.state;
if(typeof data8 === "string"){
if(!pattern2.test(data8)){
const err20 = {instancePath:instancePath+"/grid/state",schemaPath:"field.schema.json#/definitions/FieldName/pattern",keyword:"pattern",params:{pattern: "^[A-Z][A-Za-z0-9]{0,40}$"},message:"must match pattern \""+"^[A-Z][A-Za-z0-9]{0,40}$"+"\""};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
}
else {
const err21 = {instancePath:instancePath+"/grid/state",schemaPath:"field.schema.json#/definitions/FieldName/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
}
}
else {
const err22 = {instancePath:instancePath+"/grid",schemaPath:"#/oneOf/1/properties/grid/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
}
errors++;
}
}
if(data.pick !== undefined){
let data9 = data.pick;
if(data9 && typeof data9 == "object" && !Array.isArray(data9)){
if(data9.page === undefined){
const err23 = {instancePath:instancePath+"/pick",schemaPath:"#/oneOf/1/properties/pick/required",keyword:"required",params:{missingProperty: "page"},message:"must have required property '"+"page"+"'"};
if(vErrors === null){
vErrors = [err23];
}
else {
vErrors.push(err23);
}
errors++;
}
if(data9.field === undefined){
const err24 = {instancePath:instancePath+"/pick",schemaPath:"#/oneOf/1/properties/pick/required",keyword:"required",params:{missingProperty: "field"},message:"must have required property '"+"field"+"'"};
if(vErrors === null){
vErrors = [err24];
}
else {
vErrors.push(err24);
}
errors++;
}
for(const key2 in data9){
if(!((((key2 === "page") || (key2 === "field")) || (key2 === "by")) || (key2 === "set"))){
const err25 = {instancePath:instancePath+"/pick",schemaPath:"#/oneOf/1/properties/pick/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key2},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err25];
}
else {
vErrors.push(err25);
}
errors++;
}
}
if(data9.page !== undefined){
if(typeof data9.page !== "string"){
const err26 = {instancePath:instancePath+"/pick/page",schemaPath:"#/oneOf/1/properties/pick/properties/page/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err26];
}
else {
vErrors.push(err26);
}
errors++;
}
}
if(data9.field !== undefined){
let data11 = data9.field;
if(typeof data11 === "string"){
if(!pattern2.test(data11)){
const err27 = {instancePath:instancePath+"/pick/field",schemaPath:"field.schema.json#/definitions/FieldName/pattern",keyword:"pattern",params:{pattern: "^[A-Z][A-Za-z0-9]{0,40}$"},message:"must match pattern \""+"^[A-Z][A-Za-z0-9]{0,40}$"+"\""};
if(vErrors === null){
vErrors = [err27];
}
else {
vErrors.push(err27);
}
errors++;
}
}
else {
const err28 = {instancePath:instancePath+"/pick/field",schemaPath:"field.schema.json#/definitions/FieldName/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err28];
}
else {
vErrors.push(err28);
}
errors++;
}
}
if(data9.by !== undefined){
let data12 = data9.by;
if(typeof data12 === "string"){
if(!pattern2.test(data12)){
const err29 = {instancePath:instancePath+"/pick/by",schemaPath:"field.schema.json#/definitions/FieldName/pattern",keyword:"pattern",params:{pattern: "^[A-Z][A-Za-z0-9]{0,40}$"},message:"must match pattern \""+"^[A-Z][A-Za-z0-9]{0,40}$"+"\""};
if(vErrors === null){
vErrors = [err29];
}
else {
vErrors.push(err29);
}
errors++;
}
}
else {
const err30 = {instancePath:instancePath+"/pick/by",schemaPath:"field.schema.json#/definitions/FieldName/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err30];
}
else {
vErrors.push(err30);
}
errors++;
}
}
if(data9.set !== undefined){
let data13 = data9.set;
if(data13 && typeof data13 == "object" && !Array.isArray(data13)){
if(Object.keys(data13).length < 1){
const err31 = {instancePath:instancePath+"/pick/set",schemaPath:"#/oneOf/1/properties/pick/properties/set/minProperties",keyword:"minProperties",params:{limit: 1},message:"must NOT have fewer than 1 properties"};
if(vErrors === null){
vErrors = [err31];
}
else {
vErrors.push(err31);
}
errors++;
}
for(const key3 in data13){
const _errs44 = errors;
if(typeof key3 === "string"){
if(!pattern2.test(key3)){
const err32 = {instancePath:instancePath+"/pick/set",schemaPath:"field.schema.json#/definitions/FieldName/pattern",keyword:"pattern",params:{pattern: "^[A-Z][A-Za-z0-9]{0,40}$"},message:"must match pattern \""+"^[A-Z][A-Za-z0-9]{0,40}$"+"\"",propertyName:key3};
if(vErrors === null){
vErrors = [err32];
}
else {
vErrors.push(err32);
}
errors++;
}
}
else {
const err33 = {instancePath:instancePath+"/pick/set",schemaPath:"field.schema.json#/definitions/FieldName/type",keyword:"type",params:{type: "string"},message:"must be string",propertyName:key3};
if(vErrors === null){
vErrors = [err33];
}
else {
vErrors.push(err33);
}
errors++;
}
var valid12 = _errs44 === errors;
if(!valid12){
const err34 = {instancePath:instancePath+"/pick/set",schemaPath:"#/oneOf/1/properties/pick/properties/set/propertyNames",keyword:"propertyNames",params:{propertyName: key3},message:"property name must be valid"};
if(vErrors === null){
vErrors = [err34];
}
else {
vErrors.push(err34);
}
errors++;
}
}
for(const key4 in data13){
let data14 = data13[key4];
if(typeof data14 === "string"){
if(func2(data14) > 2000){
const err35 = {instancePath:instancePath+"/pick/set/" + key4.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"field.schema.json#/definitions/Condition/maxLength",keyword:"maxLength",params:{limit: 2000},message:"must NOT have more than 2000 characters"};
if(vErrors === null){
vErrors = [err35];
}
else {
vErrors.push(err35);
}
errors++;
}
if(func2(data14) < 1){
const err36 = {instancePath:instancePath+"/pick/set/" + key4.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"field.schema.json#/definitions/Condition/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err36];
}
else {
vErrors.push(err36);
}
errors++;
}
}
else {
const err37 = {instancePath:instancePath+"/pick/set/" + key4.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"field.schema.json#/definitions/Condition/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err37];
}
else {
vErrors.push(err37);
}
errors++;
}
}
}
else {
const err38 = {instancePath:instancePath+"/pick/set",schemaPath:"#/oneOf/1/properties/pick/properties/set/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err38];
}
else {
vErrors.push(err38);
}
errors++;
}
}
}
else {
const err39 = {instancePath:instancePath+"/pick",schemaPath:"#/oneOf/1/properties/pick/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err39];
}
else {
vErrors.push(err39);
}
errors++;
}
}
}
else {
const err40 = {instancePath,schemaPath:"#/oneOf/1/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err40];
}
else {
vErrors.push(err40);
}
errors++;
}
var _valid0 = _errs3 === errors;
if(_valid0 && valid0){
valid0 = false;
passing0 = [passing0, 1];
}
else {
if(_valid0){
valid0 = true;
passing0 = 1;
}
}
if(!valid0){
const err41 = {instancePath,schemaPath:"#/oneOf",keyword:"oneOf",params:{passingSchemas: passing0},message:"must match exactly one schema in oneOf"};
if(vErrors === null){
vErrors = [err41];
}
else {
vErrors.push(err41);
}
errors++;
}
else {
errors = _errs0;
if(vErrors !== null){
if(_errs0){
vErrors.length = _errs0;
}
else {
vErrors = null;
}
}
}
validate126.errors = vErrors;
return errors === 0;
}


function validate115(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.version === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "version"},message:"must have required property '"+"version"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.title === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "title"},message:"must have required property '"+"title"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.kind === undefined){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "kind"},message:"must have required property '"+"kind"+"'"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data.entity === undefined){
const err3 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "entity"},message:"must have required property '"+"entity"+"'"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(data.sections === undefined){
const err4 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "sections"},message:"must have required property '"+"sections"+"'"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
for(const key0 in data){
if(!(func7.call(schema252.properties, key0))){
const err5 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
if(data.$schema !== undefined){
if(typeof data.$schema !== "string"){
const err6 = {instancePath:instancePath+"/$schema",schemaPath:"#/properties/%24schema/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
if(data.version !== undefined){
if(1 !== data.version){
const err7 = {instancePath:instancePath+"/version",schemaPath:"#/properties/version/const",keyword:"const",params:{allowedValue: 1},message:"must be equal to constant"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
if(data.title !== undefined){
if(typeof data.title !== "string"){
const err8 = {instancePath:instancePath+"/title",schemaPath:"#/properties/title/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
if(data.note !== undefined){
if(typeof data.note !== "string"){
const err9 = {instancePath:instancePath+"/note",schemaPath:"#/properties/note/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
if(data.kind !== undefined){
if("form" !== data.kind){
const err10 = {instancePath:instancePath+"/kind",schemaPath:"#/properties/kind/const",keyword:"const",params:{allowedValue: "form"},message:"must be equal to constant"};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
if(data.public !== undefined){
let data5 = data.public;
if(!((((data5 === true) || (data5 === false)) || (data5 === "ticket")) || (data5 === "share"))){
const err11 = {instancePath:instancePath+"/public",schemaPath:"#/definitions/PublicWord/enum",keyword:"enum",params:{allowedValues: schema227.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
if(data.entity !== undefined){
if(typeof data.entity !== "string"){
const err12 = {instancePath:instancePath+"/entity",schemaPath:"#/properties/entity/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
}
if(data.columns !== undefined){
let data7 = data.columns;
if(!((typeof data7 == "number") && (!(data7 % 1) && !isNaN(data7)))){
const err13 = {instancePath:instancePath+"/columns",schemaPath:"#/properties/columns/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
if(typeof data7 == "number"){
if(data7 > 4 || isNaN(data7)){
const err14 = {instancePath:instancePath+"/columns",schemaPath:"#/properties/columns/maximum",keyword:"maximum",params:{comparison: "<=", limit: 4},message:"must be <= 4"};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
if(data7 < 1 || isNaN(data7)){
const err15 = {instancePath:instancePath+"/columns",schemaPath:"#/properties/columns/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
}
}
if(data.find !== undefined){
let data8 = data.find;
if(data8 && typeof data8 == "object" && !Array.isArray(data8)){
if(Object.keys(data8).length < 1){
const err16 = {instancePath:instancePath+"/find",schemaPath:"#/properties/find/minProperties",keyword:"minProperties",params:{limit: 1},message:"must NOT have fewer than 1 properties"};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
for(const key1 in data8){
const _errs18 = errors;
if(typeof key1 === "string"){
if(!pattern2.test(key1)){
const err17 = {instancePath:instancePath+"/find",schemaPath:"field.schema.json#/definitions/FieldName/pattern",keyword:"pattern",params:{pattern: "^[A-Z][A-Za-z0-9]{0,40}$"},message:"must match pattern \""+"^[A-Z][A-Za-z0-9]{0,40}$"+"\"",propertyName:key1};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
}
else {
const err18 = {instancePath:instancePath+"/find",schemaPath:"field.schema.json#/definitions/FieldName/type",keyword:"type",params:{type: "string"},message:"must be string",propertyName:key1};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
var valid2 = _errs18 === errors;
if(!valid2){
const err19 = {instancePath:instancePath+"/find",schemaPath:"#/properties/find/propertyNames",keyword:"propertyNames",params:{propertyName: key1},message:"property name must be valid"};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
}
for(const key2 in data8){
let data9 = data8[key2];
if(typeof data9 === "string"){
if(func2(data9) > 2000){
const err20 = {instancePath:instancePath+"/find/" + key2.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"field.schema.json#/definitions/Condition/maxLength",keyword:"maxLength",params:{limit: 2000},message:"must NOT have more than 2000 characters"};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
if(func2(data9) < 1){
const err21 = {instancePath:instancePath+"/find/" + key2.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"field.schema.json#/definitions/Condition/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
}
else {
const err22 = {instancePath:instancePath+"/find/" + key2.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"field.schema.json#/definitions/Condition/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
}
errors++;
}
}
}
else {
const err23 = {instancePath:instancePath+"/find",schemaPath:"#/properties/find/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err23];
}
else {
vErrors.push(err23);
}
errors++;
}
}
if(data.blocks !== undefined){
let data10 = data.blocks;
if(Array.isArray(data10)){
if(data10.length < 1){
const err24 = {instancePath:instancePath+"/blocks",schemaPath:"#/properties/blocks/minItems",keyword:"minItems",params:{limit: 1},message:"must NOT have fewer than 1 items"};
if(vErrors === null){
vErrors = [err24];
}
else {
vErrors.push(err24);
}
errors++;
}
const len0 = data10.length;
for(let i0=0; i0<len0; i0++){
if(!(validate13(data10[i0], {instancePath:instancePath+"/blocks/" + i0,parentData:data10,parentDataProperty:i0,rootData}))){
vErrors = vErrors === null ? validate13.errors : vErrors.concat(validate13.errors);
errors = vErrors.length;
}
}
}
else {
const err25 = {instancePath:instancePath+"/blocks",schemaPath:"#/properties/blocks/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err25];
}
else {
vErrors.push(err25);
}
errors++;
}
}
if(data.last !== undefined){
if(!(validate117(data.last, {instancePath:instancePath+"/last",parentData:data,parentDataProperty:"last",rootData}))){
vErrors = vErrors === null ? validate117.errors : vErrors.concat(validate117.errors);
errors = vErrors.length;
}
}
if(data.initial !== undefined){
let data13 = data.initial;
if(data13 && typeof data13 == "object" && !Array.isArray(data13)){
for(const key3 in data13){
const _errs31 = errors;
if(typeof key3 === "string"){
if(!pattern2.test(key3)){
const err26 = {instancePath:instancePath+"/initial",schemaPath:"field.schema.json#/definitions/FieldName/pattern",keyword:"pattern",params:{pattern: "^[A-Z][A-Za-z0-9]{0,40}$"},message:"must match pattern \""+"^[A-Z][A-Za-z0-9]{0,40}$"+"\"",propertyName:key3};
if(vErrors === null){
vErrors = [err26];
}
else {
vErrors.push(err26);
}
errors++;
}
}
else {
const err27 = {instancePath:instancePath+"/initial",schemaPath:"field.schema.json#/definitions/FieldName/type",keyword:"type",params:{type: "string"},message:"must be string",propertyName:key3};
if(vErrors === null){
vErrors = [err27];
}
else {
vErrors.push(err27);
}
errors++;
}
var valid8 = _errs31 === errors;
if(!valid8){
const err28 = {instancePath:instancePath+"/initial",schemaPath:"#/properties/initial/propertyNames",keyword:"propertyNames",params:{propertyName: key3},message:"property name must be valid"};
if(vErrors === null){
vErrors = [err28];
}
else {
vErrors.push(err28);
}
errors++;
}
}
for(const key4 in data13){
let data14 = data13[key4];
if(typeof data14 === "string"){
if(func2(data14) > 2000){
const err29 = {instancePath:instancePath+"/initial/" + key4.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"field.schema.json#/definitions/Condition/maxLength",keyword:"maxLength",params:{limit: 2000},message:"must NOT have more than 2000 characters"};
if(vErrors === null){
vErrors = [err29];
}
else {
vErrors.push(err29);
}
errors++;
}
if(func2(data14) < 1){
const err30 = {instancePath:instancePath+"/initial/" + key4.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"field.schema.json#/definitions/Condition/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err30];
}
else {
vErrors.push(err30);
}
errors++;
}
}
else {
const err31 = {instancePath:instancePath+"/initial/" + key4.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"field.schema.json#/definitions/Condition/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err31];
}
else {
vErrors.push(err31);
}
errors++;
}
}
}
else {
const err32 = {instancePath:instancePath+"/initial",schemaPath:"#/properties/initial/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err32];
}
else {
vErrors.push(err32);
}
errors++;
}
}
if(data.sections !== undefined){
let data15 = data.sections;
if(Array.isArray(data15)){
if(data15.length < 1){
const err33 = {instancePath:instancePath+"/sections",schemaPath:"#/properties/sections/minItems",keyword:"minItems",params:{limit: 1},message:"must NOT have fewer than 1 items"};
if(vErrors === null){
vErrors = [err33];
}
else {
vErrors.push(err33);
}
errors++;
}
const len1 = data15.length;
for(let i1=0; i1<len1; i1++){
if(!(validate119(data15[i1], {instancePath:instancePath+"/sections/" + i1,parentData:data15,parentDataProperty:i1,rootData}))){
vErrors = vErrors === null ? validate119.errors : vErrors.concat(validate119.errors);
errors = vErrors.length;
}
}
}
else {
const err34 = {instancePath:instancePath+"/sections",schemaPath:"#/properties/sections/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err34];
}
else {
vErrors.push(err34);
}
errors++;
}
}
if(data.children !== undefined){
let data17 = data.children;
if(Array.isArray(data17)){
if(data17.length < 1){
const err35 = {instancePath:instancePath+"/children",schemaPath:"#/properties/children/minItems",keyword:"minItems",params:{limit: 1},message:"must NOT have fewer than 1 items"};
if(vErrors === null){
vErrors = [err35];
}
else {
vErrors.push(err35);
}
errors++;
}
const len2 = data17.length;
for(let i2=0; i2<len2; i2++){
if(!(validate126(data17[i2], {instancePath:instancePath+"/children/" + i2,parentData:data17,parentDataProperty:i2,rootData}))){
vErrors = vErrors === null ? validate126.errors : vErrors.concat(validate126.errors);
errors = vErrors.length;
}
}
}
else {
const err36 = {instancePath:instancePath+"/children",schemaPath:"#/properties/children/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err36];
}
else {
vErrors.push(err36);
}
errors++;
}
}
if(data.preview !== undefined){
let data19 = data.preview;
if(typeof data19 === "string"){
if(!pattern21.test(data19)){
const err37 = {instancePath:instancePath+"/preview",schemaPath:"entity.schema.json#/definitions/EnCode/pattern",keyword:"pattern",params:{pattern: "^[a-z][A-Za-z0-9]*(\\.[a-z][A-Za-z0-9]*){1,3}$"},message:"must match pattern \""+"^[a-z][A-Za-z0-9]*(\\.[a-z][A-Za-z0-9]*){1,3}$"+"\""};
if(vErrors === null){
vErrors = [err37];
}
else {
vErrors.push(err37);
}
errors++;
}
}
else {
const err38 = {instancePath:instancePath+"/preview",schemaPath:"entity.schema.json#/definitions/EnCode/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err38];
}
else {
vErrors.push(err38);
}
errors++;
}
}
if(data.phone !== undefined){
let data20 = data.phone;
if(data20 && typeof data20 == "object" && !Array.isArray(data20)){
if(data20.sections === undefined){
const err39 = {instancePath:instancePath+"/phone",schemaPath:"#/properties/phone/required",keyword:"required",params:{missingProperty: "sections"},message:"must have required property '"+"sections"+"'"};
if(vErrors === null){
vErrors = [err39];
}
else {
vErrors.push(err39);
}
errors++;
}
for(const key5 in data20){
if(!(key5 === "sections")){
const err40 = {instancePath:instancePath+"/phone",schemaPath:"#/properties/phone/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key5},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err40];
}
else {
vErrors.push(err40);
}
errors++;
}
}
if(data20.sections !== undefined){
let data21 = data20.sections;
if(Array.isArray(data21)){
if(data21.length < 1){
const err41 = {instancePath:instancePath+"/phone/sections",schemaPath:"#/properties/phone/properties/sections/minItems",keyword:"minItems",params:{limit: 1},message:"must NOT have fewer than 1 items"};
if(vErrors === null){
vErrors = [err41];
}
else {
vErrors.push(err41);
}
errors++;
}
const len3 = data21.length;
for(let i3=0; i3<len3; i3++){
if(!(validate119(data21[i3], {instancePath:instancePath+"/phone/sections/" + i3,parentData:data21,parentDataProperty:i3,rootData}))){
vErrors = vErrors === null ? validate119.errors : vErrors.concat(validate119.errors);
errors = vErrors.length;
}
}
}
else {
const err42 = {instancePath:instancePath+"/phone/sections",schemaPath:"#/properties/phone/properties/sections/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err42];
}
else {
vErrors.push(err42);
}
errors++;
}
}
}
else {
const err43 = {instancePath:instancePath+"/phone",schemaPath:"#/properties/phone/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err43];
}
else {
vErrors.push(err43);
}
errors++;
}
}
if(data.actions !== undefined){
let data23 = data.actions;
if(Array.isArray(data23)){
const len4 = data23.length;
for(let i4=0; i4<len4; i4++){
if(!(validate108(data23[i4], {instancePath:instancePath+"/actions/" + i4,parentData:data23,parentDataProperty:i4,rootData}))){
vErrors = vErrors === null ? validate108.errors : vErrors.concat(validate108.errors);
errors = vErrors.length;
}
}
}
else {
const err44 = {instancePath:instancePath+"/actions",schemaPath:"#/properties/actions/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err44];
}
else {
vErrors.push(err44);
}
errors++;
}
}
if(data.done !== undefined){
if(typeof data.done !== "string"){
const err45 = {instancePath:instancePath+"/done",schemaPath:"#/properties/done/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err45];
}
else {
vErrors.push(err45);
}
errors++;
}
}
}
else {
const err46 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err46];
}
else {
vErrors.push(err46);
}
errors++;
}
validate115.errors = vErrors;
return errors === 0;
}

const schema281 = {"title":"DetailPage","type":"object","additionalProperties":false,"required":["version","title","kind","entity","sections"],"properties":{"$schema":{"type":"string"},"version":{"const":1},"title":{"type":"string"},"note":{"type":"string"},"kind":{"const":"detail"},"public":{"$ref":"#/definitions/PublicWord"},"entity":{"type":"string"},"row":{"$ref":"field.schema.json#/definitions/Condition","description":"Formula over me: Id of the reader's own row, which the page shows whatever row it is opened with. Whoever has none sees the row that is named."},"columns":{"type":"integer","minimum":1,"maximum":4},"banner":{"type":"array","minItems":1,"maxItems":6,"description":"What is to be known first about the row, above everything: the first whose condition holds.","items":{"title":"DetailBanner","type":"object","additionalProperties":false,"required":["when","as","title"],"properties":{"when":{"$ref":"field.schema.json#/definitions/Condition"},"as":{"enum":["success","warning","danger","muted"]},"title":{"type":"string","minLength":1,"maxLength":20},"text":{"$ref":"field.schema.json#/definitions/Condition","description":"Formula of the line below the title."}}}},"sections":{"type":"array","minItems":1,"items":{"$ref":"#/definitions/Section"}},"children":{"type":"array","minItems":1,"items":{"type":"string"},"description":"Sub-table entities (their parent is this page's entity) listed below the sections."},"timeline":{"type":"boolean","description":"Shows the approval records."},"lists":{"type":"array","items":{"type":"object","additionalProperties":false,"required":["page","by"],"properties":{"title":{"type":"string"},"page":{"type":"string"},"by":{"type":"string"},"when":{"$ref":"field.schema.json#/definitions/Condition","description":"Whether the list is shown: CEL over row and me."}}},"description":"Lists of other entities whose field `by` is this row's Id."},"blocks":{"type":"array","minItems":1,"items":{"$ref":"block.schema.json"},"description":"Shown below the sections."},"blocksFirst":{"type":"boolean","description":"The blocks stand above the sections."},"turn":{"type":"string","minLength":1,"maxLength":4,"description":"Counter word of the rows. Opened from a list, the page goes on to the row before and the row after, of the next page too."},"actions":{"type":"array","items":{"$ref":"#/definitions/Button"}}}};

function validate130(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.version === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "version"},message:"must have required property '"+"version"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.title === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "title"},message:"must have required property '"+"title"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.kind === undefined){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "kind"},message:"must have required property '"+"kind"+"'"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data.entity === undefined){
const err3 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "entity"},message:"must have required property '"+"entity"+"'"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(data.sections === undefined){
const err4 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "sections"},message:"must have required property '"+"sections"+"'"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
for(const key0 in data){
if(!(func7.call(schema281.properties, key0))){
const err5 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
if(data.$schema !== undefined){
if(typeof data.$schema !== "string"){
const err6 = {instancePath:instancePath+"/$schema",schemaPath:"#/properties/%24schema/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
if(data.version !== undefined){
if(1 !== data.version){
const err7 = {instancePath:instancePath+"/version",schemaPath:"#/properties/version/const",keyword:"const",params:{allowedValue: 1},message:"must be equal to constant"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
if(data.title !== undefined){
if(typeof data.title !== "string"){
const err8 = {instancePath:instancePath+"/title",schemaPath:"#/properties/title/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
if(data.note !== undefined){
if(typeof data.note !== "string"){
const err9 = {instancePath:instancePath+"/note",schemaPath:"#/properties/note/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
if(data.kind !== undefined){
if("detail" !== data.kind){
const err10 = {instancePath:instancePath+"/kind",schemaPath:"#/properties/kind/const",keyword:"const",params:{allowedValue: "detail"},message:"must be equal to constant"};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
if(data.public !== undefined){
let data5 = data.public;
if(!((((data5 === true) || (data5 === false)) || (data5 === "ticket")) || (data5 === "share"))){
const err11 = {instancePath:instancePath+"/public",schemaPath:"#/definitions/PublicWord/enum",keyword:"enum",params:{allowedValues: schema227.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
if(data.entity !== undefined){
if(typeof data.entity !== "string"){
const err12 = {instancePath:instancePath+"/entity",schemaPath:"#/properties/entity/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
}
if(data.row !== undefined){
let data7 = data.row;
if(typeof data7 === "string"){
if(func2(data7) > 2000){
const err13 = {instancePath:instancePath+"/row",schemaPath:"field.schema.json#/definitions/Condition/maxLength",keyword:"maxLength",params:{limit: 2000},message:"must NOT have more than 2000 characters"};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
if(func2(data7) < 1){
const err14 = {instancePath:instancePath+"/row",schemaPath:"field.schema.json#/definitions/Condition/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
}
else {
const err15 = {instancePath:instancePath+"/row",schemaPath:"field.schema.json#/definitions/Condition/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
}
if(data.columns !== undefined){
let data8 = data.columns;
if(!((typeof data8 == "number") && (!(data8 % 1) && !isNaN(data8)))){
const err16 = {instancePath:instancePath+"/columns",schemaPath:"#/properties/columns/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
if(typeof data8 == "number"){
if(data8 > 4 || isNaN(data8)){
const err17 = {instancePath:instancePath+"/columns",schemaPath:"#/properties/columns/maximum",keyword:"maximum",params:{comparison: "<=", limit: 4},message:"must be <= 4"};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
if(data8 < 1 || isNaN(data8)){
const err18 = {instancePath:instancePath+"/columns",schemaPath:"#/properties/columns/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
}
}
if(data.banner !== undefined){
let data9 = data.banner;
if(Array.isArray(data9)){
if(data9.length > 6){
const err19 = {instancePath:instancePath+"/banner",schemaPath:"#/properties/banner/maxItems",keyword:"maxItems",params:{limit: 6},message:"must NOT have more than 6 items"};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
if(data9.length < 1){
const err20 = {instancePath:instancePath+"/banner",schemaPath:"#/properties/banner/minItems",keyword:"minItems",params:{limit: 1},message:"must NOT have fewer than 1 items"};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
const len0 = data9.length;
for(let i0=0; i0<len0; i0++){
let data10 = data9[i0];
if(data10 && typeof data10 == "object" && !Array.isArray(data10)){
if(data10.when === undefined){
const err21 = {instancePath:instancePath+"/banner/" + i0,schemaPath:"#/properties/banner/items/required",keyword:"required",params:{missingProperty: "when"},message:"must have required property '"+"when"+"'"};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
if(data10.as === undefined){
const err22 = {instancePath:instancePath+"/banner/" + i0,schemaPath:"#/properties/banner/items/required",keyword:"required",params:{missingProperty: "as"},message:"must have required property '"+"as"+"'"};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
}
errors++;
}
if(data10.title === undefined){
const err23 = {instancePath:instancePath+"/banner/" + i0,schemaPath:"#/properties/banner/items/required",keyword:"required",params:{missingProperty: "title"},message:"must have required property '"+"title"+"'"};
if(vErrors === null){
vErrors = [err23];
}
else {
vErrors.push(err23);
}
errors++;
}
for(const key1 in data10){
if(!((((key1 === "when") || (key1 === "as")) || (key1 === "title")) || (key1 === "text"))){
const err24 = {instancePath:instancePath+"/banner/" + i0,schemaPath:"#/properties/banner/items/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err24];
}
else {
vErrors.push(err24);
}
errors++;
}
}
if(data10.when !== undefined){
let data11 = data10.when;
if(typeof data11 === "string"){
if(func2(data11) > 2000){
const err25 = {instancePath:instancePath+"/banner/" + i0+"/when",schemaPath:"field.schema.json#/definitions/Condition/maxLength",keyword:"maxLength",params:{limit: 2000},message:"must NOT have more than 2000 characters"};
if(vErrors === null){
vErrors = [err25];
}
else {
vErrors.push(err25);
}
errors++;
}
if(func2(data11) < 1){
const err26 = {instancePath:instancePath+"/banner/" + i0+"/when",schemaPath:"field.schema.json#/definitions/Condition/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err26];
}
else {
vErrors.push(err26);
}
errors++;
}
}
else {
const err27 = {instancePath:instancePath+"/banner/" + i0+"/when",schemaPath:"field.schema.json#/definitions/Condition/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err27];
}
else {
vErrors.push(err27);
}
errors++;
}
}
if(data10.as !== undefined){
let data12 = data10.as;
if(!((((data12 === "success") || (data12 === "warning")) || (data12 === "danger")) || (data12 === "muted"))){
const err28 = {instancePath:instancePath+"/banner/" + i0+"/as",schemaPath:"#/properties/banner/items/properties/as/enum",keyword:"enum",params:{allowedValues: schema281.properties.banner.items.properties.as.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err28];
}
else {
vErrors.push(err28);
}
errors++;
}
}
if(data10.title !== undefined){
let data13 = data10.title;
if(typeof data13 === "string"){
if(func2(data13) > 20){
const err29 = {instancePath:instancePath+"/banner/" + i0+"/title",schemaPath:"#/properties/banner/items/properties/title/maxLength",keyword:"maxLength",params:{limit: 20},message:"must NOT have more than 20 characters"};
if(vErrors === null){
vErrors = [err29];
}
else {
vErrors.push(err29);
}
errors++;
}
if(func2(data13) < 1){
const err30 = {instancePath:instancePath+"/banner/" + i0+"/title",schemaPath:"#/properties/banner/items/properties/title/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err30];
}
else {
vErrors.push(err30);
}
errors++;
}
}
else {
const err31 = {instancePath:instancePath+"/banner/" + i0+"/title",schemaPath:"#/properties/banner/items/properties/title/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err31];
}
else {
vErrors.push(err31);
}
errors++;
}
}
if(data10.text !== undefined){
let data14 = data10.text;
if(typeof data14 === "string"){
if(func2(data14) > 2000){
const err32 = {instancePath:instancePath+"/banner/" + i0+"/text",schemaPath:"field.schema.json#/definitions/Condition/maxLength",keyword:"maxLength",params:{limit: 2000},message:"must NOT have more than 2000 characters"};
if(vErrors === null){
vErrors = [err32];
}
else {
vErrors.push(err32);
}
errors++;
}
if(func2(data14) < 1){
const err33 = {instancePath:instancePath+"/banner/" + i0+"/text",schemaPath:"field.schema.json#/definitions/Condition/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err33];
}
else {
vErrors.push(err33);
}
errors++;
}
}
else {
const err34 = {instancePath:instancePath+"/banner/" + i0+"/text",schemaPath:"field.schema.json#/definitions/Condition/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err34];
}
else {
vErrors.push(err34);
}
errors++;
}
}
}
else {
const err35 = {instancePath:instancePath+"/banner/" + i0,schemaPath:"#/properties/banner/items/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err35];
}
else {
vErrors.push(err35);
}
errors++;
}
}
}
else {
const err36 = {instancePath:instancePath+"/banner",schemaPath:"#/properties/banner/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err36];
}
else {
vErrors.push(err36);
}
errors++;
}
}
if(data.sections !== undefined){
let data15 = data.sections;
if(Array.isArray(data15)){
if(data15.length < 1){
const err37 = {instancePath:instancePath+"/sections",schemaPath:"#/properties/sections/minItems",keyword:"minItems",params:{limit: 1},message:"must NOT have fewer than 1 items"};
if(vErrors === null){
vErrors = [err37];
}
else {
vErrors.push(err37);
}
errors++;
}
const len1 = data15.length;
for(let i1=0; i1<len1; i1++){
if(!(validate119(data15[i1], {instancePath:instancePath+"/sections/" + i1,parentData:data15,parentDataProperty:i1,rootData}))){
vErrors = vErrors === null ? validate119.errors : vErrors.concat(validate119.errors);
errors = vErrors.length;
}
}
}
else {
const err38 = {instancePath:instancePath+"/sections",schemaPath:"#/properties/sections/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err38];
}
else {
vErrors.push(err38);
}
errors++;
}
}
if(data.children !== undefined){
let data17 = data.children;
if(Array.isArray(data17)){
if(data17.length < 1){
const err39 = {instancePath:instancePath+"/children",schemaPath:"#/properties/children/minItems",keyword:"minItems",params:{limit: 1},message:"must NOT have fewer than 1 items"};
if(vErrors === null){
vErrors = [err39];
}
else {
vErrors.push(err39);
}
errors++;
}
const len2 = data17.length;
for(let i2=0; i2<len2; i2++){
if(typeof data17[i2] !== "string"){
const err40 = {instancePath:instancePath+"/children/" + i2,schemaPath:"#/properties/children/items/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err40];
}
else {
vErrors.push(err40);
}
errors++;
}
}
}
else {
const err41 = {instancePath:instancePath+"/children",schemaPath:"#/properties/children/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err41];
}
else {
vErrors.push(err41);
}
errors++;
}
}
if(data.timeline !== undefined){
if(typeof data.timeline !== "boolean"){
const err42 = {instancePath:instancePath+"/timeline",schemaPath:"#/properties/timeline/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
if(vErrors === null){
vErrors = [err42];
}
else {
vErrors.push(err42);
}
errors++;
}
}
if(data.lists !== undefined){
let data20 = data.lists;
if(Array.isArray(data20)){
const len3 = data20.length;
for(let i3=0; i3<len3; i3++){
let data21 = data20[i3];
if(data21 && typeof data21 == "object" && !Array.isArray(data21)){
if(data21.page === undefined){
const err43 = {instancePath:instancePath+"/lists/" + i3,schemaPath:"#/properties/lists/items/required",keyword:"required",params:{missingProperty: "page"},message:"must have required property '"+"page"+"'"};
if(vErrors === null){
vErrors = [err43];
}
else {
vErrors.push(err43);
}
errors++;
}
if(data21.by === undefined){
const err44 = {instancePath:instancePath+"/lists/" + i3,schemaPath:"#/properties/lists/items/required",keyword:"required",params:{missingProperty: "by"},message:"must have required property '"+"by"+"'"};
if(vErrors === null){
vErrors = [err44];
}
else {
vErrors.push(err44);
}
errors++;
}
for(const key2 in data21){
if(!((((key2 === "title") || (key2 === "page")) || (key2 === "by")) || (key2 === "when"))){
const err45 = {instancePath:instancePath+"/lists/" + i3,schemaPath:"#/properties/lists/items/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key2},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err45];
}
else {
vErrors.push(err45);
}
errors++;
}
}
if(data21.title !== undefined){
if(typeof data21.title !== "string"){
const err46 = {instancePath:instancePath+"/lists/" + i3+"/title",schemaPath:"#/properties/lists/items/properties/title/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err46];
}
else {
vErrors.push(err46);
}
errors++;
}
}
if(data21.page !== undefined){
if(typeof data21.page !== "string"){
const err47 = {instancePath:instancePath+"/lists/" + i3+"/page",schemaPath:"#/properties/lists/items/properties/page/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err47];
}
else {
vErrors.push(err47);
}
errors++;
}
}
if(data21.by !== undefined){
if(typeof data21.by !== "string"){
const err48 = {instancePath:instancePath+"/lists/" + i3+"/by",schemaPath:"#/properties/lists/items/properties/by/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err48];
}
else {
vErrors.push(err48);
}
errors++;
}
}
if(data21.when !== undefined){
let data25 = data21.when;
if(typeof data25 === "string"){
if(func2(data25) > 2000){
const err49 = {instancePath:instancePath+"/lists/" + i3+"/when",schemaPath:"field.schema.json#/definitions/Condition/maxLength",keyword:"maxLength",params:{limit: 2000},message:"must NOT have more than 2000 characters"};
if(vErrors === null){
vErrors = [err49];
}
else {
vErrors.push(err49);
}
errors++;
}
if(func2(data25) < 1){
const err50 = {instancePath:instancePath+"/lists/" + i3+"/when",schemaPath:"field.schema.json#/definitions/Condition/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err50];
}
else {
vErrors.push(err50);
}
errors++;
}
}
else {
const err51 = {instancePath:instancePath+"/lists/" + i3+"/when",schemaPath:"field.schema.json#/definitions/Condition/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err51];
}
else {
vErrors.push(err51);
}
errors++;
}
}
}
else {
const err52 = {instancePath:instancePath+"/lists/" + i3,schemaPath:"#/properties/lists/items/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err52];
}
else {
vErrors.push(err52);
}
errors++;
}
}
}
else {
const err53 = {instancePath:instancePath+"/lists",schemaPath:"#/properties/lists/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err53];
}
else {
vErrors.push(err53);
}
errors++;
}
}
if(data.blocks !== undefined){
let data26 = data.blocks;
if(Array.isArray(data26)){
if(data26.length < 1){
const err54 = {instancePath:instancePath+"/blocks",schemaPath:"#/properties/blocks/minItems",keyword:"minItems",params:{limit: 1},message:"must NOT have fewer than 1 items"};
if(vErrors === null){
vErrors = [err54];
}
else {
vErrors.push(err54);
}
errors++;
}
const len4 = data26.length;
for(let i4=0; i4<len4; i4++){
if(!(validate13(data26[i4], {instancePath:instancePath+"/blocks/" + i4,parentData:data26,parentDataProperty:i4,rootData}))){
vErrors = vErrors === null ? validate13.errors : vErrors.concat(validate13.errors);
errors = vErrors.length;
}
}
}
else {
const err55 = {instancePath:instancePath+"/blocks",schemaPath:"#/properties/blocks/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err55];
}
else {
vErrors.push(err55);
}
errors++;
}
}
if(data.blocksFirst !== undefined){
if(typeof data.blocksFirst !== "boolean"){
const err56 = {instancePath:instancePath+"/blocksFirst",schemaPath:"#/properties/blocksFirst/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
if(vErrors === null){
vErrors = [err56];
}
else {
vErrors.push(err56);
}
errors++;
}
}
if(data.turn !== undefined){
let data29 = data.turn;
if(typeof data29 === "string"){
if(func2(data29) > 4){
const err57 = {instancePath:instancePath+"/turn",schemaPath:"#/properties/turn/maxLength",keyword:"maxLength",params:{limit: 4},message:"must NOT have more than 4 characters"};
if(vErrors === null){
vErrors = [err57];
}
else {
vErrors.push(err57);
}
errors++;
}
if(func2(data29) < 1){
const err58 = {instancePath:instancePath+"/turn",schemaPath:"#/properties/turn/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err58];
}
else {
vErrors.push(err58);
}
errors++;
}
}
else {
const err59 = {instancePath:instancePath+"/turn",schemaPath:"#/properties/turn/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err59];
}
else {
vErrors.push(err59);
}
errors++;
}
}
if(data.actions !== undefined){
let data30 = data.actions;
if(Array.isArray(data30)){
const len5 = data30.length;
for(let i5=0; i5<len5; i5++){
if(!(validate108(data30[i5], {instancePath:instancePath+"/actions/" + i5,parentData:data30,parentDataProperty:i5,rootData}))){
vErrors = vErrors === null ? validate108.errors : vErrors.concat(validate108.errors);
errors = vErrors.length;
}
}
}
else {
const err60 = {instancePath:instancePath+"/actions",schemaPath:"#/properties/actions/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err60];
}
else {
vErrors.push(err60);
}
errors++;
}
}
}
else {
const err61 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err61];
}
else {
vErrors.push(err61);
}
errors++;
}
validate130.errors = vErrors;
return errors === 0;
}

const schema287 = {"title":"TabsPage","type":"object","additionalProperties":false,"required":["version","title","kind","tabs"],"properties":{"$schema":{"type":"string"},"version":{"const":1},"title":{"type":"string"},"note":{"type":"string"},"kind":{"const":"tabs"},"public":{"$ref":"#/definitions/PublicWord"},"entity":{"type":"string","description":"Entity of the row that the page is opened with; its fields are row in the conditions of the tabs."},"beside":{"type":"boolean","description":"On desktops the first tab stands at the left of the others, and is no tab."},"tabs":{"type":"array","minItems":1,"items":{"title":"PageTab","type":"object","additionalProperties":false,"required":["title","page"],"properties":{"title":{"type":"string"},"page":{"type":"string"},"when":{"$ref":"field.schema.json#/definitions/Condition","description":"Whether the tab is offered: CEL over me, and row where the page names an entity."},"count":{"description":"Number beside the title. true: how many rows the tab's list has. Otherwise the value `field` of what a call answers.","oneOf":[{"const":true},{"title":"TabCount","type":"object","additionalProperties":false,"required":["call","field"],"properties":{"call":{"type":"string","description":"Group/Action of a file in schemas/calls."},"input":{"type":"object","additionalProperties":{"$ref":"field.schema.json#/definitions/Condition"}},"field":{"$ref":"block.schema.json#/definitions/Key"}}}]}}}}}};

function validate134(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.version === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "version"},message:"must have required property '"+"version"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.title === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "title"},message:"must have required property '"+"title"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.kind === undefined){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "kind"},message:"must have required property '"+"kind"+"'"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data.tabs === undefined){
const err3 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "tabs"},message:"must have required property '"+"tabs"+"'"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
for(const key0 in data){
if(!(func7.call(schema287.properties, key0))){
const err4 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data.$schema !== undefined){
if(typeof data.$schema !== "string"){
const err5 = {instancePath:instancePath+"/$schema",schemaPath:"#/properties/%24schema/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
if(data.version !== undefined){
if(1 !== data.version){
const err6 = {instancePath:instancePath+"/version",schemaPath:"#/properties/version/const",keyword:"const",params:{allowedValue: 1},message:"must be equal to constant"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
if(data.title !== undefined){
if(typeof data.title !== "string"){
const err7 = {instancePath:instancePath+"/title",schemaPath:"#/properties/title/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
if(data.note !== undefined){
if(typeof data.note !== "string"){
const err8 = {instancePath:instancePath+"/note",schemaPath:"#/properties/note/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
if(data.kind !== undefined){
if("tabs" !== data.kind){
const err9 = {instancePath:instancePath+"/kind",schemaPath:"#/properties/kind/const",keyword:"const",params:{allowedValue: "tabs"},message:"must be equal to constant"};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
if(data.public !== undefined){
let data5 = data.public;
if(!((((data5 === true) || (data5 === false)) || (data5 === "ticket")) || (data5 === "share"))){
const err10 = {instancePath:instancePath+"/public",schemaPath:"#/definitions/PublicWord/enum",keyword:"enum",params:{allowedValues: schema227.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
if(data.entity !== undefined){
if(typeof data.entity !== "string"){
const err11 = {instancePath:instancePath+"/entity",schemaPath:"#/properties/entity/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
if(data.beside !== undefined){
if(typeof data.beside !== "boolean"){
const err12 = {instancePath:instancePath+"/beside",schemaPath:"#/properties/beside/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
}
if(data.tabs !== undefined){
let data8 = data.tabs;
if(Array.isArray(data8)){
if(data8.length < 1){
const err13 = {instancePath:instancePath+"/tabs",schemaPath:"#/properties/tabs/minItems",keyword:"minItems",params:{limit: 1},message:"must NOT have fewer than 1 items"};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
const len0 = data8.length;
for(let i0=0; i0<len0; i0++){
let data9 = data8[i0];
if(data9 && typeof data9 == "object" && !Array.isArray(data9)){
if(data9.title === undefined){
const err14 = {instancePath:instancePath+"/tabs/" + i0,schemaPath:"#/properties/tabs/items/required",keyword:"required",params:{missingProperty: "title"},message:"must have required property '"+"title"+"'"};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
if(data9.page === undefined){
const err15 = {instancePath:instancePath+"/tabs/" + i0,schemaPath:"#/properties/tabs/items/required",keyword:"required",params:{missingProperty: "page"},message:"must have required property '"+"page"+"'"};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
for(const key1 in data9){
if(!((((key1 === "title") || (key1 === "page")) || (key1 === "when")) || (key1 === "count"))){
const err16 = {instancePath:instancePath+"/tabs/" + i0,schemaPath:"#/properties/tabs/items/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
}
if(data9.title !== undefined){
if(typeof data9.title !== "string"){
const err17 = {instancePath:instancePath+"/tabs/" + i0+"/title",schemaPath:"#/properties/tabs/items/properties/title/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
}
if(data9.page !== undefined){
if(typeof data9.page !== "string"){
const err18 = {instancePath:instancePath+"/tabs/" + i0+"/page",schemaPath:"#/properties/tabs/items/properties/page/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
}
if(data9.when !== undefined){
let data12 = data9.when;
if(typeof data12 === "string"){
if(func2(data12) > 2000){
const err19 = {instancePath:instancePath+"/tabs/" + i0+"/when",schemaPath:"field.schema.json#/definitions/Condition/maxLength",keyword:"maxLength",params:{limit: 2000},message:"must NOT have more than 2000 characters"};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
if(func2(data12) < 1){
const err20 = {instancePath:instancePath+"/tabs/" + i0+"/when",schemaPath:"field.schema.json#/definitions/Condition/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
}
else {
const err21 = {instancePath:instancePath+"/tabs/" + i0+"/when",schemaPath:"field.schema.json#/definitions/Condition/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
}
if(data9.count !== undefined){
let data13 = data9.count;
const _errs29 = errors;
let valid6 = false;
let passing0 = null;
const _errs30 = errors;
if(true !== data13){
const err22 = {instancePath:instancePath+"/tabs/" + i0+"/count",schemaPath:"#/properties/tabs/items/properties/count/oneOf/0/const",keyword:"const",params:{allowedValue: true},message:"must be equal to constant"};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
}
errors++;
}
var _valid0 = _errs30 === errors;
if(_valid0){
valid6 = true;
passing0 = 0;
}
const _errs31 = errors;
if(data13 && typeof data13 == "object" && !Array.isArray(data13)){
if(data13.call === undefined){
const err23 = {instancePath:instancePath+"/tabs/" + i0+"/count",schemaPath:"#/properties/tabs/items/properties/count/oneOf/1/required",keyword:"required",params:{missingProperty: "call"},message:"must have required property '"+"call"+"'"};
if(vErrors === null){
vErrors = [err23];
}
else {
vErrors.push(err23);
}
errors++;
}
if(data13.field === undefined){
const err24 = {instancePath:instancePath+"/tabs/" + i0+"/count",schemaPath:"#/properties/tabs/items/properties/count/oneOf/1/required",keyword:"required",params:{missingProperty: "field"},message:"must have required property '"+"field"+"'"};
if(vErrors === null){
vErrors = [err24];
}
else {
vErrors.push(err24);
}
errors++;
}
for(const key2 in data13){
if(!(((key2 === "call") || (key2 === "input")) || (key2 === "field"))){
const err25 = {instancePath:instancePath+"/tabs/" + i0+"/count",schemaPath:"#/properties/tabs/items/properties/count/oneOf/1/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key2},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err25];
}
else {
vErrors.push(err25);
}
errors++;
}
}
if(data13.call !== undefined){
if(typeof data13.call !== "string"){
const err26 = {instancePath:instancePath+"/tabs/" + i0+"/count/call",schemaPath:"#/properties/tabs/items/properties/count/oneOf/1/properties/call/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err26];
}
else {
vErrors.push(err26);
}
errors++;
}
}
if(data13.input !== undefined){
let data15 = data13.input;
if(data15 && typeof data15 == "object" && !Array.isArray(data15)){
for(const key3 in data15){
let data16 = data15[key3];
if(typeof data16 === "string"){
if(func2(data16) > 2000){
const err27 = {instancePath:instancePath+"/tabs/" + i0+"/count/input/" + key3.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"field.schema.json#/definitions/Condition/maxLength",keyword:"maxLength",params:{limit: 2000},message:"must NOT have more than 2000 characters"};
if(vErrors === null){
vErrors = [err27];
}
else {
vErrors.push(err27);
}
errors++;
}
if(func2(data16) < 1){
const err28 = {instancePath:instancePath+"/tabs/" + i0+"/count/input/" + key3.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"field.schema.json#/definitions/Condition/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err28];
}
else {
vErrors.push(err28);
}
errors++;
}
}
else {
const err29 = {instancePath:instancePath+"/tabs/" + i0+"/count/input/" + key3.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"field.schema.json#/definitions/Condition/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err29];
}
else {
vErrors.push(err29);
}
errors++;
}
}
}
else {
const err30 = {instancePath:instancePath+"/tabs/" + i0+"/count/input",schemaPath:"#/properties/tabs/items/properties/count/oneOf/1/properties/input/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err30];
}
else {
vErrors.push(err30);
}
errors++;
}
}
if(data13.field !== undefined){
let data17 = data13.field;
if(typeof data17 === "string"){
if(!pattern23.test(data17)){
const err31 = {instancePath:instancePath+"/tabs/" + i0+"/count/field",schemaPath:"block.schema.json#/definitions/Key/pattern",keyword:"pattern",params:{pattern: "^[A-Za-z][A-Za-z0-9]{0,40}$"},message:"must match pattern \""+"^[A-Za-z][A-Za-z0-9]{0,40}$"+"\""};
if(vErrors === null){
vErrors = [err31];
}
else {
vErrors.push(err31);
}
errors++;
}
}
else {
const err32 = {instancePath:instancePath+"/tabs/" + i0+"/count/field",schemaPath:"block.schema.json#/definitions/Key/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err32];
}
else {
vErrors.push(err32);
}
errors++;
}
}
}
else {
const err33 = {instancePath:instancePath+"/tabs/" + i0+"/count",schemaPath:"#/properties/tabs/items/properties/count/oneOf/1/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err33];
}
else {
vErrors.push(err33);
}
errors++;
}
var _valid0 = _errs31 === errors;
if(_valid0 && valid6){
valid6 = false;
passing0 = [passing0, 1];
}
else {
if(_valid0){
valid6 = true;
passing0 = 1;
}
}
if(!valid6){
const err34 = {instancePath:instancePath+"/tabs/" + i0+"/count",schemaPath:"#/properties/tabs/items/properties/count/oneOf",keyword:"oneOf",params:{passingSchemas: passing0},message:"must match exactly one schema in oneOf"};
if(vErrors === null){
vErrors = [err34];
}
else {
vErrors.push(err34);
}
errors++;
}
else {
errors = _errs29;
if(vErrors !== null){
if(_errs29){
vErrors.length = _errs29;
}
else {
vErrors = null;
}
}
}
}
}
else {
const err35 = {instancePath:instancePath+"/tabs/" + i0,schemaPath:"#/properties/tabs/items/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err35];
}
else {
vErrors.push(err35);
}
errors++;
}
}
}
else {
const err36 = {instancePath:instancePath+"/tabs",schemaPath:"#/properties/tabs/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err36];
}
else {
vErrors.push(err36);
}
errors++;
}
}
}
else {
const err37 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err37];
}
else {
vErrors.push(err37);
}
errors++;
}
validate134.errors = vErrors;
return errors === 0;
}

const schema292 = {"title":"BoardPage","description":"Charts, figures and lists on a grid of 4 columns.","type":"object","additionalProperties":false,"required":["version","title","kind","blocks"],"properties":{"$schema":{"type":"string"},"version":{"const":1},"title":{"type":"string"},"note":{"type":"string"},"kind":{"const":"board"},"reportDate":{"enum":["day","month"],"description":"Lets the reader choose the day or month that the board is about: the name reportDate in the inputs of its calls, as YYYY-MM-DD or YYYY-MM. The choice holds for every board while the window is open."},"look":{"enum":["page","screen"],"description":"screen: for a wall; dark, over the whole window, with the time of day and a switch to the full screen. Default page."},"public":{"$ref":"#/definitions/PublicWord"},"shares":{"type":"string","description":"With \"public\": \"share\": list page of the keys of this board, where they are made and revoked. A button at the head leads there, for who was granted one of its buttons."},"filters":{"title":"BoardFilters","description":"What the reader narrows the board by: the name filter in the inputs of its calls, such as filter.CollegeId, or filter.PassTime.From for a range. The calls judge for themselves what he may see.","type":"object","additionalProperties":false,"required":["entity","fields"],"properties":{"entity":{"type":"string","description":"Entity of the fields; to choose among rows, the reader has to read it on some page."},"fields":{"type":"array","minItems":1,"items":{"$ref":"#/definitions/Filter"}}}},"blocks":{"type":"array","minItems":1,"items":{"$ref":"block.schema.json"}}}};

function validate135(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.version === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "version"},message:"must have required property '"+"version"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.title === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "title"},message:"must have required property '"+"title"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.kind === undefined){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "kind"},message:"must have required property '"+"kind"+"'"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data.blocks === undefined){
const err3 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "blocks"},message:"must have required property '"+"blocks"+"'"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
for(const key0 in data){
if(!(func7.call(schema292.properties, key0))){
const err4 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data.$schema !== undefined){
if(typeof data.$schema !== "string"){
const err5 = {instancePath:instancePath+"/$schema",schemaPath:"#/properties/%24schema/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
if(data.version !== undefined){
if(1 !== data.version){
const err6 = {instancePath:instancePath+"/version",schemaPath:"#/properties/version/const",keyword:"const",params:{allowedValue: 1},message:"must be equal to constant"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
if(data.title !== undefined){
if(typeof data.title !== "string"){
const err7 = {instancePath:instancePath+"/title",schemaPath:"#/properties/title/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
if(data.note !== undefined){
if(typeof data.note !== "string"){
const err8 = {instancePath:instancePath+"/note",schemaPath:"#/properties/note/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
if(data.kind !== undefined){
if("board" !== data.kind){
const err9 = {instancePath:instancePath+"/kind",schemaPath:"#/properties/kind/const",keyword:"const",params:{allowedValue: "board"},message:"must be equal to constant"};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
if(data.reportDate !== undefined){
let data5 = data.reportDate;
if(!((data5 === "day") || (data5 === "month"))){
const err10 = {instancePath:instancePath+"/reportDate",schemaPath:"#/properties/reportDate/enum",keyword:"enum",params:{allowedValues: schema292.properties.reportDate.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
if(data.look !== undefined){
let data6 = data.look;
if(!((data6 === "page") || (data6 === "screen"))){
const err11 = {instancePath:instancePath+"/look",schemaPath:"#/properties/look/enum",keyword:"enum",params:{allowedValues: schema292.properties.look.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
if(data.public !== undefined){
let data7 = data.public;
if(!((((data7 === true) || (data7 === false)) || (data7 === "ticket")) || (data7 === "share"))){
const err12 = {instancePath:instancePath+"/public",schemaPath:"#/definitions/PublicWord/enum",keyword:"enum",params:{allowedValues: schema227.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
}
if(data.shares !== undefined){
if(typeof data.shares !== "string"){
const err13 = {instancePath:instancePath+"/shares",schemaPath:"#/properties/shares/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
}
if(data.filters !== undefined){
let data9 = data.filters;
if(data9 && typeof data9 == "object" && !Array.isArray(data9)){
if(data9.entity === undefined){
const err14 = {instancePath:instancePath+"/filters",schemaPath:"#/properties/filters/required",keyword:"required",params:{missingProperty: "entity"},message:"must have required property '"+"entity"+"'"};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
if(data9.fields === undefined){
const err15 = {instancePath:instancePath+"/filters",schemaPath:"#/properties/filters/required",keyword:"required",params:{missingProperty: "fields"},message:"must have required property '"+"fields"+"'"};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
for(const key1 in data9){
if(!((key1 === "entity") || (key1 === "fields"))){
const err16 = {instancePath:instancePath+"/filters",schemaPath:"#/properties/filters/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
}
if(data9.entity !== undefined){
if(typeof data9.entity !== "string"){
const err17 = {instancePath:instancePath+"/filters/entity",schemaPath:"#/properties/filters/properties/entity/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
}
if(data9.fields !== undefined){
let data11 = data9.fields;
if(Array.isArray(data11)){
if(data11.length < 1){
const err18 = {instancePath:instancePath+"/filters/fields",schemaPath:"#/properties/filters/properties/fields/minItems",keyword:"minItems",params:{limit: 1},message:"must NOT have fewer than 1 items"};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
const len0 = data11.length;
for(let i0=0; i0<len0; i0++){
let data12 = data11[i0];
const _errs25 = errors;
let valid6 = false;
let passing0 = null;
const _errs26 = errors;
if(typeof data12 === "string"){
if(!pattern0.test(data12)){
const err19 = {instancePath:instancePath+"/filters/fields/" + i0,schemaPath:"#/definitions/Filter/oneOf/0/pattern",keyword:"pattern",params:{pattern: "^[A-Z][A-Za-z0-9]*$"},message:"must match pattern \""+"^[A-Z][A-Za-z0-9]*$"+"\""};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
}
else {
const err20 = {instancePath:instancePath+"/filters/fields/" + i0,schemaPath:"#/definitions/Filter/oneOf/0/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
var _valid0 = _errs26 === errors;
if(_valid0){
valid6 = true;
passing0 = 0;
}
const _errs28 = errors;
if(data12 && typeof data12 == "object" && !Array.isArray(data12)){
for(const key2 in data12){
if(!((((((key2 === "field") || (key2 === "range")) || (key2 === "student")) || (key2 === "title")) || (key2 === "multiple")) || (key2 === "default"))){
const err21 = {instancePath:instancePath+"/filters/fields/" + i0,schemaPath:"#/definitions/Filter/oneOf/1/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key2},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
}
if(data12.field !== undefined){
let data13 = data12.field;
if(typeof data13 === "string"){
if(!pattern0.test(data13)){
const err22 = {instancePath:instancePath+"/filters/fields/" + i0+"/field",schemaPath:"#/definitions/Filter/oneOf/1/properties/field/pattern",keyword:"pattern",params:{pattern: "^[A-Z][A-Za-z0-9]*$"},message:"must match pattern \""+"^[A-Z][A-Za-z0-9]*$"+"\""};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
}
errors++;
}
}
else {
const err23 = {instancePath:instancePath+"/filters/fields/" + i0+"/field",schemaPath:"#/definitions/Filter/oneOf/1/properties/field/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err23];
}
else {
vErrors.push(err23);
}
errors++;
}
}
if(data12.range !== undefined){
let data14 = data12.range;
if(typeof data14 === "string"){
if(!pattern0.test(data14)){
const err24 = {instancePath:instancePath+"/filters/fields/" + i0+"/range",schemaPath:"#/definitions/Filter/oneOf/1/properties/range/pattern",keyword:"pattern",params:{pattern: "^[A-Z][A-Za-z0-9]*$"},message:"must match pattern \""+"^[A-Z][A-Za-z0-9]*$"+"\""};
if(vErrors === null){
vErrors = [err24];
}
else {
vErrors.push(err24);
}
errors++;
}
}
else {
const err25 = {instancePath:instancePath+"/filters/fields/" + i0+"/range",schemaPath:"#/definitions/Filter/oneOf/1/properties/range/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err25];
}
else {
vErrors.push(err25);
}
errors++;
}
}
if(data12.student !== undefined){
if(typeof data12.student !== "boolean"){
const err26 = {instancePath:instancePath+"/filters/fields/" + i0+"/student",schemaPath:"#/definitions/Filter/oneOf/1/properties/student/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
if(vErrors === null){
vErrors = [err26];
}
else {
vErrors.push(err26);
}
errors++;
}
}
if(data12.title !== undefined){
if(typeof data12.title !== "string"){
const err27 = {instancePath:instancePath+"/filters/fields/" + i0+"/title",schemaPath:"#/definitions/Filter/oneOf/1/properties/title/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err27];
}
else {
vErrors.push(err27);
}
errors++;
}
}
if(data12.multiple !== undefined){
if(typeof data12.multiple !== "boolean"){
const err28 = {instancePath:instancePath+"/filters/fields/" + i0+"/multiple",schemaPath:"#/definitions/Filter/oneOf/1/properties/multiple/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
if(vErrors === null){
vErrors = [err28];
}
else {
vErrors.push(err28);
}
errors++;
}
}
if(data12.default !== undefined){
let data18 = data12.default;
if(((typeof data18 !== "string") && (!(typeof data18 == "number"))) && (!(Array.isArray(data18)))){
const err29 = {instancePath:instancePath+"/filters/fields/" + i0+"/default",schemaPath:"#/definitions/Filter/oneOf/1/properties/default/type",keyword:"type",params:{type: schema230.oneOf[1].properties.default.type},message:"must be string,number,array"};
if(vErrors === null){
vErrors = [err29];
}
else {
vErrors.push(err29);
}
errors++;
}
}
}
else {
const err30 = {instancePath:instancePath+"/filters/fields/" + i0,schemaPath:"#/definitions/Filter/oneOf/1/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err30];
}
else {
vErrors.push(err30);
}
errors++;
}
var _valid0 = _errs28 === errors;
if(_valid0 && valid6){
valid6 = false;
passing0 = [passing0, 1];
}
else {
if(_valid0){
valid6 = true;
passing0 = 1;
}
}
if(!valid6){
const err31 = {instancePath:instancePath+"/filters/fields/" + i0,schemaPath:"#/definitions/Filter/oneOf",keyword:"oneOf",params:{passingSchemas: passing0},message:"must match exactly one schema in oneOf"};
if(vErrors === null){
vErrors = [err31];
}
else {
vErrors.push(err31);
}
errors++;
}
else {
errors = _errs25;
if(vErrors !== null){
if(_errs25){
vErrors.length = _errs25;
}
else {
vErrors = null;
}
}
}
}
}
else {
const err32 = {instancePath:instancePath+"/filters/fields",schemaPath:"#/properties/filters/properties/fields/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err32];
}
else {
vErrors.push(err32);
}
errors++;
}
}
}
else {
const err33 = {instancePath:instancePath+"/filters",schemaPath:"#/properties/filters/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err33];
}
else {
vErrors.push(err33);
}
errors++;
}
}
if(data.blocks !== undefined){
let data19 = data.blocks;
if(Array.isArray(data19)){
if(data19.length < 1){
const err34 = {instancePath:instancePath+"/blocks",schemaPath:"#/properties/blocks/minItems",keyword:"minItems",params:{limit: 1},message:"must NOT have fewer than 1 items"};
if(vErrors === null){
vErrors = [err34];
}
else {
vErrors.push(err34);
}
errors++;
}
const len1 = data19.length;
for(let i1=0; i1<len1; i1++){
if(!(validate13(data19[i1], {instancePath:instancePath+"/blocks/" + i1,parentData:data19,parentDataProperty:i1,rootData}))){
vErrors = vErrors === null ? validate13.errors : vErrors.concat(validate13.errors);
errors = vErrors.length;
}
}
}
else {
const err35 = {instancePath:instancePath+"/blocks",schemaPath:"#/properties/blocks/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err35];
}
else {
vErrors.push(err35);
}
errors++;
}
}
}
else {
const err36 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err36];
}
else {
vErrors.push(err36);
}
errors++;
}
validate135.errors = vErrors;
return errors === 0;
}

const schema295 = {"title":"NoticesPage","description":"The notices behind the bell of the header: schemas/pages/home/notifications.json. Every signed-in user may read it. A source switches from the written content to a call that answers groups {GroupName, UnreadCount, Items: [{Title, Content, CreateDate, Url, IsRead}]}: one tab for each, and the badge is the sum of UnreadCount.","type":"object","additionalProperties":false,"required":["version","title","kind","badge","tabs"],"properties":{"$schema":{"type":"string"},"version":{"const":1},"title":{"type":"string"},"note":{"type":"string"},"kind":{"const":"notices"},"badge":{"type":"integer","minimum":0,"description":"Number at the bell while there is no source; 0 shows none."},"source":{"$ref":"block.schema.json#/definitions/CallSource"},"tabs":{"type":"array","minItems":1,"items":{"title":"NoticesTab","type":"object","additionalProperties":false,"required":["title","items"],"properties":{"title":{"type":"string","minLength":1,"maxLength":6},"empty":{"type":"string","description":"Shown when there are no items."},"items":{"type":"array","items":{"title":"NoticeItem","type":"object","additionalProperties":false,"required":["title"],"properties":{"title":{"type":"string","minLength":1,"maxLength":60},"text":{"type":"string","maxLength":200},"time":{"type":"string","maxLength":40},"tag":{"type":"string","maxLength":10},"color":{"enum":["default","blue","green","orange","red"],"description":"Colour of the tag."},"icon":{"type":"string","pattern":"^[A-Z][A-Za-z0-9]*Outlined$"},"url":{"type":"string","pattern":"^/","description":"In-app route that the item opens."}}}}}}}}};

function validate137(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.version === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "version"},message:"must have required property '"+"version"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.title === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "title"},message:"must have required property '"+"title"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.kind === undefined){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "kind"},message:"must have required property '"+"kind"+"'"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data.badge === undefined){
const err3 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "badge"},message:"must have required property '"+"badge"+"'"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(data.tabs === undefined){
const err4 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "tabs"},message:"must have required property '"+"tabs"+"'"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
for(const key0 in data){
if(!((((((((key0 === "$schema") || (key0 === "version")) || (key0 === "title")) || (key0 === "note")) || (key0 === "kind")) || (key0 === "badge")) || (key0 === "source")) || (key0 === "tabs"))){
const err5 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
if(data.$schema !== undefined){
if(typeof data.$schema !== "string"){
const err6 = {instancePath:instancePath+"/$schema",schemaPath:"#/properties/%24schema/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
if(data.version !== undefined){
if(1 !== data.version){
const err7 = {instancePath:instancePath+"/version",schemaPath:"#/properties/version/const",keyword:"const",params:{allowedValue: 1},message:"must be equal to constant"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
if(data.title !== undefined){
if(typeof data.title !== "string"){
const err8 = {instancePath:instancePath+"/title",schemaPath:"#/properties/title/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
if(data.note !== undefined){
if(typeof data.note !== "string"){
const err9 = {instancePath:instancePath+"/note",schemaPath:"#/properties/note/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
if(data.kind !== undefined){
if("notices" !== data.kind){
const err10 = {instancePath:instancePath+"/kind",schemaPath:"#/properties/kind/const",keyword:"const",params:{allowedValue: "notices"},message:"must be equal to constant"};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
if(data.badge !== undefined){
let data5 = data.badge;
if(!((typeof data5 == "number") && (!(data5 % 1) && !isNaN(data5)))){
const err11 = {instancePath:instancePath+"/badge",schemaPath:"#/properties/badge/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
if(typeof data5 == "number"){
if(data5 < 0 || isNaN(data5)){
const err12 = {instancePath:instancePath+"/badge",schemaPath:"#/properties/badge/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
}
}
if(data.source !== undefined){
if(!(validate121(data.source, {instancePath:instancePath+"/source",parentData:data,parentDataProperty:"source",rootData}))){
vErrors = vErrors === null ? validate121.errors : vErrors.concat(validate121.errors);
errors = vErrors.length;
}
}
if(data.tabs !== undefined){
let data7 = data.tabs;
if(Array.isArray(data7)){
if(data7.length < 1){
const err13 = {instancePath:instancePath+"/tabs",schemaPath:"#/properties/tabs/minItems",keyword:"minItems",params:{limit: 1},message:"must NOT have fewer than 1 items"};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
const len0 = data7.length;
for(let i0=0; i0<len0; i0++){
let data8 = data7[i0];
if(data8 && typeof data8 == "object" && !Array.isArray(data8)){
if(data8.title === undefined){
const err14 = {instancePath:instancePath+"/tabs/" + i0,schemaPath:"#/properties/tabs/items/required",keyword:"required",params:{missingProperty: "title"},message:"must have required property '"+"title"+"'"};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
if(data8.items === undefined){
const err15 = {instancePath:instancePath+"/tabs/" + i0,schemaPath:"#/properties/tabs/items/required",keyword:"required",params:{missingProperty: "items"},message:"must have required property '"+"items"+"'"};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
for(const key1 in data8){
if(!(((key1 === "title") || (key1 === "empty")) || (key1 === "items"))){
const err16 = {instancePath:instancePath+"/tabs/" + i0,schemaPath:"#/properties/tabs/items/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
}
if(data8.title !== undefined){
let data9 = data8.title;
if(typeof data9 === "string"){
if(func2(data9) > 6){
const err17 = {instancePath:instancePath+"/tabs/" + i0+"/title",schemaPath:"#/properties/tabs/items/properties/title/maxLength",keyword:"maxLength",params:{limit: 6},message:"must NOT have more than 6 characters"};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
if(func2(data9) < 1){
const err18 = {instancePath:instancePath+"/tabs/" + i0+"/title",schemaPath:"#/properties/tabs/items/properties/title/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
}
else {
const err19 = {instancePath:instancePath+"/tabs/" + i0+"/title",schemaPath:"#/properties/tabs/items/properties/title/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
}
if(data8.empty !== undefined){
if(typeof data8.empty !== "string"){
const err20 = {instancePath:instancePath+"/tabs/" + i0+"/empty",schemaPath:"#/properties/tabs/items/properties/empty/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
}
if(data8.items !== undefined){
let data11 = data8.items;
if(Array.isArray(data11)){
const len1 = data11.length;
for(let i1=0; i1<len1; i1++){
let data12 = data11[i1];
if(data12 && typeof data12 == "object" && !Array.isArray(data12)){
if(data12.title === undefined){
const err21 = {instancePath:instancePath+"/tabs/" + i0+"/items/" + i1,schemaPath:"#/properties/tabs/items/properties/items/items/required",keyword:"required",params:{missingProperty: "title"},message:"must have required property '"+"title"+"'"};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
for(const key2 in data12){
if(!(((((((key2 === "title") || (key2 === "text")) || (key2 === "time")) || (key2 === "tag")) || (key2 === "color")) || (key2 === "icon")) || (key2 === "url"))){
const err22 = {instancePath:instancePath+"/tabs/" + i0+"/items/" + i1,schemaPath:"#/properties/tabs/items/properties/items/items/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key2},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
}
errors++;
}
}
if(data12.title !== undefined){
let data13 = data12.title;
if(typeof data13 === "string"){
if(func2(data13) > 60){
const err23 = {instancePath:instancePath+"/tabs/" + i0+"/items/" + i1+"/title",schemaPath:"#/properties/tabs/items/properties/items/items/properties/title/maxLength",keyword:"maxLength",params:{limit: 60},message:"must NOT have more than 60 characters"};
if(vErrors === null){
vErrors = [err23];
}
else {
vErrors.push(err23);
}
errors++;
}
if(func2(data13) < 1){
const err24 = {instancePath:instancePath+"/tabs/" + i0+"/items/" + i1+"/title",schemaPath:"#/properties/tabs/items/properties/items/items/properties/title/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err24];
}
else {
vErrors.push(err24);
}
errors++;
}
}
else {
const err25 = {instancePath:instancePath+"/tabs/" + i0+"/items/" + i1+"/title",schemaPath:"#/properties/tabs/items/properties/items/items/properties/title/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err25];
}
else {
vErrors.push(err25);
}
errors++;
}
}
if(data12.text !== undefined){
let data14 = data12.text;
if(typeof data14 === "string"){
if(func2(data14) > 200){
const err26 = {instancePath:instancePath+"/tabs/" + i0+"/items/" + i1+"/text",schemaPath:"#/properties/tabs/items/properties/items/items/properties/text/maxLength",keyword:"maxLength",params:{limit: 200},message:"must NOT have more than 200 characters"};
if(vErrors === null){
vErrors = [err26];
}
else {
vErrors.push(err26);
}
errors++;
}
}
else {
const err27 = {instancePath:instancePath+"/tabs/" + i0+"/items/" + i1+"/text",schemaPath:"#/properties/tabs/items/properties/items/items/properties/text/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err27];
}
else {
vErrors.push(err27);
}
errors++;
}
}
if(data12.time !== undefined){
let data15 = data12.time;
if(typeof data15 === "string"){
if(func2(data15) > 40){
const err28 = {instancePath:instancePath+"/tabs/" + i0+"/items/" + i1+"/time",schemaPath:"#/properties/tabs/items/properties/items/items/properties/time/maxLength",keyword:"maxLength",params:{limit: 40},message:"must NOT have more than 40 characters"};
if(vErrors === null){
vErrors = [err28];
}
else {
vErrors.push(err28);
}
errors++;
}
}
else {
const err29 = {instancePath:instancePath+"/tabs/" + i0+"/items/" + i1+"/time",schemaPath:"#/properties/tabs/items/properties/items/items/properties/time/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err29];
}
else {
vErrors.push(err29);
}
errors++;
}
}
if(data12.tag !== undefined){
let data16 = data12.tag;
if(typeof data16 === "string"){
if(func2(data16) > 10){
const err30 = {instancePath:instancePath+"/tabs/" + i0+"/items/" + i1+"/tag",schemaPath:"#/properties/tabs/items/properties/items/items/properties/tag/maxLength",keyword:"maxLength",params:{limit: 10},message:"must NOT have more than 10 characters"};
if(vErrors === null){
vErrors = [err30];
}
else {
vErrors.push(err30);
}
errors++;
}
}
else {
const err31 = {instancePath:instancePath+"/tabs/" + i0+"/items/" + i1+"/tag",schemaPath:"#/properties/tabs/items/properties/items/items/properties/tag/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err31];
}
else {
vErrors.push(err31);
}
errors++;
}
}
if(data12.color !== undefined){
let data17 = data12.color;
if(!(((((data17 === "default") || (data17 === "blue")) || (data17 === "green")) || (data17 === "orange")) || (data17 === "red"))){
const err32 = {instancePath:instancePath+"/tabs/" + i0+"/items/" + i1+"/color",schemaPath:"#/properties/tabs/items/properties/items/items/properties/color/enum",keyword:"enum",params:{allowedValues: schema295.properties.tabs.items.properties.items.items.properties.color.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err32];
}
else {
vErrors.push(err32);
}
errors++;
}
}
if(data12.icon !== undefined){
let data18 = data12.icon;
if(typeof data18 === "string"){
if(!pattern34.test(data18)){
const err33 = {instancePath:instancePath+"/tabs/" + i0+"/items/" + i1+"/icon",schemaPath:"#/properties/tabs/items/properties/items/items/properties/icon/pattern",keyword:"pattern",params:{pattern: "^[A-Z][A-Za-z0-9]*Outlined$"},message:"must match pattern \""+"^[A-Z][A-Za-z0-9]*Outlined$"+"\""};
if(vErrors === null){
vErrors = [err33];
}
else {
vErrors.push(err33);
}
errors++;
}
}
else {
const err34 = {instancePath:instancePath+"/tabs/" + i0+"/items/" + i1+"/icon",schemaPath:"#/properties/tabs/items/properties/items/items/properties/icon/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err34];
}
else {
vErrors.push(err34);
}
errors++;
}
}
if(data12.url !== undefined){
let data19 = data12.url;
if(typeof data19 === "string"){
if(!pattern35.test(data19)){
const err35 = {instancePath:instancePath+"/tabs/" + i0+"/items/" + i1+"/url",schemaPath:"#/properties/tabs/items/properties/items/items/properties/url/pattern",keyword:"pattern",params:{pattern: "^/"},message:"must match pattern \""+"^/"+"\""};
if(vErrors === null){
vErrors = [err35];
}
else {
vErrors.push(err35);
}
errors++;
}
}
else {
const err36 = {instancePath:instancePath+"/tabs/" + i0+"/items/" + i1+"/url",schemaPath:"#/properties/tabs/items/properties/items/items/properties/url/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err36];
}
else {
vErrors.push(err36);
}
errors++;
}
}
}
else {
const err37 = {instancePath:instancePath+"/tabs/" + i0+"/items/" + i1,schemaPath:"#/properties/tabs/items/properties/items/items/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err37];
}
else {
vErrors.push(err37);
}
errors++;
}
}
}
else {
const err38 = {instancePath:instancePath+"/tabs/" + i0+"/items",schemaPath:"#/properties/tabs/items/properties/items/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err38];
}
else {
vErrors.push(err38);
}
errors++;
}
}
}
else {
const err39 = {instancePath:instancePath+"/tabs/" + i0,schemaPath:"#/properties/tabs/items/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err39];
}
else {
vErrors.push(err39);
}
errors++;
}
}
}
else {
const err40 = {instancePath:instancePath+"/tabs",schemaPath:"#/properties/tabs/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err40];
}
else {
vErrors.push(err40);
}
errors++;
}
}
}
else {
const err41 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err41];
}
else {
vErrors.push(err41);
}
errors++;
}
validate137.errors = vErrors;
return errors === 0;
}

const schema296 = {"title":"WizardPage","description":"A form in steps. A step is judged before the next one opens, and all of them before anything is sent.","type":"object","additionalProperties":false,"required":["version","title","kind","entity","steps"],"properties":{"$schema":{"type":"string"},"version":{"const":1},"title":{"type":"string"},"note":{"type":"string"},"kind":{"const":"wizard"},"public":{"$ref":"#/definitions/PublicWord"},"entity":{"type":"string"},"columns":{"type":"integer","minimum":1,"maximum":4,"description":"Grid columns on desktops; phones always show one."},"find":{"type":"object","minProperties":1,"description":"When no row was named, the first that the caller reaches with these values is edited: CEL over me. Where there is none, a new row begins with them.","propertyNames":{"$ref":"field.schema.json#/definitions/FieldName"},"additionalProperties":{"$ref":"field.schema.json#/definitions/Condition"}},"blocks":{"type":"array","minItems":1,"items":{"$ref":"block.schema.json"},"description":"Shown above the fields; in a wizard, above those of its first step."},"last":{"$ref":"#/definitions/LastRow"},"initial":{"type":"object","description":"Values of a new row. params holds the fields given in the route's query, last those of the row that \"last\" finds.","propertyNames":{"$ref":"field.schema.json#/definitions/FieldName"},"additionalProperties":{"$ref":"field.schema.json#/definitions/Condition"}},"steps":{"type":"array","minItems":2,"items":{"$ref":"#/definitions/Step"}},"review":{"type":"boolean","description":"A last step that shows everything that was typed. Default true."},"preview":{"$ref":"entity.schema.json#/definitions/EnCode","description":"Handler EnCode asked with the values typed so far; its Lines are shown above the buttons."},"actions":{"type":"array","items":{"$ref":"#/definitions/Button"},"description":"Shown in the last step; those that keep a draft, and those that run on no row, in every step. Absent: 保存."},"done":{"type":"string","description":"Route to go to after a successful action."}}};
const schema302 = {"title":"WizardStep","description":"One step of a wizard: fields, sub-tables, or both.","type":"object","additionalProperties":false,"required":["title"],"anyOf":[{"required":["fields"]},{"required":["children"]}],"properties":{"title":{"type":"string","minLength":1,"maxLength":12},"note":{"type":"string"},"visible":{"$ref":"field.schema.json#/definitions/Condition"},"columns":{"type":"integer","minimum":1,"maximum":4},"fields":{"type":"array","minItems":1,"items":{"$ref":"#/definitions/FieldUse"}},"children":{"type":"array","minItems":1,"items":{"$ref":"#/definitions/Child"},"description":"Sub-tables edited in this step."}}};

function validate142(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
const _errs1 = errors;
let valid0 = false;
const _errs2 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.fields === undefined){
const err0 = {instancePath,schemaPath:"#/anyOf/0/required",keyword:"required",params:{missingProperty: "fields"},message:"must have required property '"+"fields"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
var _valid0 = _errs2 === errors;
valid0 = valid0 || _valid0;
if(!valid0){
const _errs3 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.children === undefined){
const err1 = {instancePath,schemaPath:"#/anyOf/1/required",keyword:"required",params:{missingProperty: "children"},message:"must have required property '"+"children"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
var _valid0 = _errs3 === errors;
valid0 = valid0 || _valid0;
}
if(!valid0){
const err2 = {instancePath,schemaPath:"#/anyOf",keyword:"anyOf",params:{},message:"must match a schema in anyOf"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
else {
errors = _errs1;
if(vErrors !== null){
if(_errs1){
vErrors.length = _errs1;
}
else {
vErrors = null;
}
}
}
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.title === undefined){
const err3 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "title"},message:"must have required property '"+"title"+"'"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
for(const key0 in data){
if(!((((((key0 === "title") || (key0 === "note")) || (key0 === "visible")) || (key0 === "columns")) || (key0 === "fields")) || (key0 === "children"))){
const err4 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data.title !== undefined){
let data0 = data.title;
if(typeof data0 === "string"){
if(func2(data0) > 12){
const err5 = {instancePath:instancePath+"/title",schemaPath:"#/properties/title/maxLength",keyword:"maxLength",params:{limit: 12},message:"must NOT have more than 12 characters"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if(func2(data0) < 1){
const err6 = {instancePath:instancePath+"/title",schemaPath:"#/properties/title/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
else {
const err7 = {instancePath:instancePath+"/title",schemaPath:"#/properties/title/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
if(data.note !== undefined){
if(typeof data.note !== "string"){
const err8 = {instancePath:instancePath+"/note",schemaPath:"#/properties/note/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
if(data.visible !== undefined){
let data2 = data.visible;
if(typeof data2 === "string"){
if(func2(data2) > 2000){
const err9 = {instancePath:instancePath+"/visible",schemaPath:"field.schema.json#/definitions/Condition/maxLength",keyword:"maxLength",params:{limit: 2000},message:"must NOT have more than 2000 characters"};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
if(func2(data2) < 1){
const err10 = {instancePath:instancePath+"/visible",schemaPath:"field.schema.json#/definitions/Condition/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
else {
const err11 = {instancePath:instancePath+"/visible",schemaPath:"field.schema.json#/definitions/Condition/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
if(data.columns !== undefined){
let data3 = data.columns;
if(!((typeof data3 == "number") && (!(data3 % 1) && !isNaN(data3)))){
const err12 = {instancePath:instancePath+"/columns",schemaPath:"#/properties/columns/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
if(typeof data3 == "number"){
if(data3 > 4 || isNaN(data3)){
const err13 = {instancePath:instancePath+"/columns",schemaPath:"#/properties/columns/maximum",keyword:"maximum",params:{comparison: "<=", limit: 4},message:"must be <= 4"};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
if(data3 < 1 || isNaN(data3)){
const err14 = {instancePath:instancePath+"/columns",schemaPath:"#/properties/columns/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
}
}
if(data.fields !== undefined){
let data4 = data.fields;
if(Array.isArray(data4)){
if(data4.length < 1){
const err15 = {instancePath:instancePath+"/fields",schemaPath:"#/properties/fields/minItems",keyword:"minItems",params:{limit: 1},message:"must NOT have fewer than 1 items"};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
const len0 = data4.length;
for(let i0=0; i0<len0; i0++){
if(!(validate120(data4[i0], {instancePath:instancePath+"/fields/" + i0,parentData:data4,parentDataProperty:i0,rootData}))){
vErrors = vErrors === null ? validate120.errors : vErrors.concat(validate120.errors);
errors = vErrors.length;
}
}
}
else {
const err16 = {instancePath:instancePath+"/fields",schemaPath:"#/properties/fields/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
}
if(data.children !== undefined){
let data6 = data.children;
if(Array.isArray(data6)){
if(data6.length < 1){
const err17 = {instancePath:instancePath+"/children",schemaPath:"#/properties/children/minItems",keyword:"minItems",params:{limit: 1},message:"must NOT have fewer than 1 items"};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
const len1 = data6.length;
for(let i1=0; i1<len1; i1++){
if(!(validate126(data6[i1], {instancePath:instancePath+"/children/" + i1,parentData:data6,parentDataProperty:i1,rootData}))){
vErrors = vErrors === null ? validate126.errors : vErrors.concat(validate126.errors);
errors = vErrors.length;
}
}
}
else {
const err18 = {instancePath:instancePath+"/children",schemaPath:"#/properties/children/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
}
}
else {
const err19 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
validate142.errors = vErrors;
return errors === 0;
}


function validate139(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.version === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "version"},message:"must have required property '"+"version"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.title === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "title"},message:"must have required property '"+"title"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.kind === undefined){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "kind"},message:"must have required property '"+"kind"+"'"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data.entity === undefined){
const err3 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "entity"},message:"must have required property '"+"entity"+"'"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(data.steps === undefined){
const err4 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "steps"},message:"must have required property '"+"steps"+"'"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
for(const key0 in data){
if(!(func7.call(schema296.properties, key0))){
const err5 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
if(data.$schema !== undefined){
if(typeof data.$schema !== "string"){
const err6 = {instancePath:instancePath+"/$schema",schemaPath:"#/properties/%24schema/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
if(data.version !== undefined){
if(1 !== data.version){
const err7 = {instancePath:instancePath+"/version",schemaPath:"#/properties/version/const",keyword:"const",params:{allowedValue: 1},message:"must be equal to constant"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
if(data.title !== undefined){
if(typeof data.title !== "string"){
const err8 = {instancePath:instancePath+"/title",schemaPath:"#/properties/title/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
if(data.note !== undefined){
if(typeof data.note !== "string"){
const err9 = {instancePath:instancePath+"/note",schemaPath:"#/properties/note/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
if(data.kind !== undefined){
if("wizard" !== data.kind){
const err10 = {instancePath:instancePath+"/kind",schemaPath:"#/properties/kind/const",keyword:"const",params:{allowedValue: "wizard"},message:"must be equal to constant"};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
if(data.public !== undefined){
let data5 = data.public;
if(!((((data5 === true) || (data5 === false)) || (data5 === "ticket")) || (data5 === "share"))){
const err11 = {instancePath:instancePath+"/public",schemaPath:"#/definitions/PublicWord/enum",keyword:"enum",params:{allowedValues: schema227.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
if(data.entity !== undefined){
if(typeof data.entity !== "string"){
const err12 = {instancePath:instancePath+"/entity",schemaPath:"#/properties/entity/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
}
if(data.columns !== undefined){
let data7 = data.columns;
if(!((typeof data7 == "number") && (!(data7 % 1) && !isNaN(data7)))){
const err13 = {instancePath:instancePath+"/columns",schemaPath:"#/properties/columns/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
if(typeof data7 == "number"){
if(data7 > 4 || isNaN(data7)){
const err14 = {instancePath:instancePath+"/columns",schemaPath:"#/properties/columns/maximum",keyword:"maximum",params:{comparison: "<=", limit: 4},message:"must be <= 4"};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
if(data7 < 1 || isNaN(data7)){
const err15 = {instancePath:instancePath+"/columns",schemaPath:"#/properties/columns/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
}
}
if(data.find !== undefined){
let data8 = data.find;
if(data8 && typeof data8 == "object" && !Array.isArray(data8)){
if(Object.keys(data8).length < 1){
const err16 = {instancePath:instancePath+"/find",schemaPath:"#/properties/find/minProperties",keyword:"minProperties",params:{limit: 1},message:"must NOT have fewer than 1 properties"};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
for(const key1 in data8){
const _errs18 = errors;
if(typeof key1 === "string"){
if(!pattern2.test(key1)){
const err17 = {instancePath:instancePath+"/find",schemaPath:"field.schema.json#/definitions/FieldName/pattern",keyword:"pattern",params:{pattern: "^[A-Z][A-Za-z0-9]{0,40}$"},message:"must match pattern \""+"^[A-Z][A-Za-z0-9]{0,40}$"+"\"",propertyName:key1};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
}
else {
const err18 = {instancePath:instancePath+"/find",schemaPath:"field.schema.json#/definitions/FieldName/type",keyword:"type",params:{type: "string"},message:"must be string",propertyName:key1};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
var valid2 = _errs18 === errors;
if(!valid2){
const err19 = {instancePath:instancePath+"/find",schemaPath:"#/properties/find/propertyNames",keyword:"propertyNames",params:{propertyName: key1},message:"property name must be valid"};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
}
for(const key2 in data8){
let data9 = data8[key2];
if(typeof data9 === "string"){
if(func2(data9) > 2000){
const err20 = {instancePath:instancePath+"/find/" + key2.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"field.schema.json#/definitions/Condition/maxLength",keyword:"maxLength",params:{limit: 2000},message:"must NOT have more than 2000 characters"};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
if(func2(data9) < 1){
const err21 = {instancePath:instancePath+"/find/" + key2.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"field.schema.json#/definitions/Condition/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
}
else {
const err22 = {instancePath:instancePath+"/find/" + key2.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"field.schema.json#/definitions/Condition/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
}
errors++;
}
}
}
else {
const err23 = {instancePath:instancePath+"/find",schemaPath:"#/properties/find/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err23];
}
else {
vErrors.push(err23);
}
errors++;
}
}
if(data.blocks !== undefined){
let data10 = data.blocks;
if(Array.isArray(data10)){
if(data10.length < 1){
const err24 = {instancePath:instancePath+"/blocks",schemaPath:"#/properties/blocks/minItems",keyword:"minItems",params:{limit: 1},message:"must NOT have fewer than 1 items"};
if(vErrors === null){
vErrors = [err24];
}
else {
vErrors.push(err24);
}
errors++;
}
const len0 = data10.length;
for(let i0=0; i0<len0; i0++){
if(!(validate13(data10[i0], {instancePath:instancePath+"/blocks/" + i0,parentData:data10,parentDataProperty:i0,rootData}))){
vErrors = vErrors === null ? validate13.errors : vErrors.concat(validate13.errors);
errors = vErrors.length;
}
}
}
else {
const err25 = {instancePath:instancePath+"/blocks",schemaPath:"#/properties/blocks/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err25];
}
else {
vErrors.push(err25);
}
errors++;
}
}
if(data.last !== undefined){
if(!(validate117(data.last, {instancePath:instancePath+"/last",parentData:data,parentDataProperty:"last",rootData}))){
vErrors = vErrors === null ? validate117.errors : vErrors.concat(validate117.errors);
errors = vErrors.length;
}
}
if(data.initial !== undefined){
let data13 = data.initial;
if(data13 && typeof data13 == "object" && !Array.isArray(data13)){
for(const key3 in data13){
const _errs31 = errors;
if(typeof key3 === "string"){
if(!pattern2.test(key3)){
const err26 = {instancePath:instancePath+"/initial",schemaPath:"field.schema.json#/definitions/FieldName/pattern",keyword:"pattern",params:{pattern: "^[A-Z][A-Za-z0-9]{0,40}$"},message:"must match pattern \""+"^[A-Z][A-Za-z0-9]{0,40}$"+"\"",propertyName:key3};
if(vErrors === null){
vErrors = [err26];
}
else {
vErrors.push(err26);
}
errors++;
}
}
else {
const err27 = {instancePath:instancePath+"/initial",schemaPath:"field.schema.json#/definitions/FieldName/type",keyword:"type",params:{type: "string"},message:"must be string",propertyName:key3};
if(vErrors === null){
vErrors = [err27];
}
else {
vErrors.push(err27);
}
errors++;
}
var valid8 = _errs31 === errors;
if(!valid8){
const err28 = {instancePath:instancePath+"/initial",schemaPath:"#/properties/initial/propertyNames",keyword:"propertyNames",params:{propertyName: key3},message:"property name must be valid"};
if(vErrors === null){
vErrors = [err28];
}
else {
vErrors.push(err28);
}
errors++;
}
}
for(const key4 in data13){
let data14 = data13[key4];
if(typeof data14 === "string"){
if(func2(data14) > 2000){
const err29 = {instancePath:instancePath+"/initial/" + key4.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"field.schema.json#/definitions/Condition/maxLength",keyword:"maxLength",params:{limit: 2000},message:"must NOT have more than 2000 characters"};
if(vErrors === null){
vErrors = [err29];
}
else {
vErrors.push(err29);
}
errors++;
}
if(func2(data14) < 1){
const err30 = {instancePath:instancePath+"/initial/" + key4.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"field.schema.json#/definitions/Condition/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err30];
}
else {
vErrors.push(err30);
}
errors++;
}
}
else {
const err31 = {instancePath:instancePath+"/initial/" + key4.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"field.schema.json#/definitions/Condition/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err31];
}
else {
vErrors.push(err31);
}
errors++;
}
}
}
else {
const err32 = {instancePath:instancePath+"/initial",schemaPath:"#/properties/initial/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err32];
}
else {
vErrors.push(err32);
}
errors++;
}
}
if(data.steps !== undefined){
let data15 = data.steps;
if(Array.isArray(data15)){
if(data15.length < 2){
const err33 = {instancePath:instancePath+"/steps",schemaPath:"#/properties/steps/minItems",keyword:"minItems",params:{limit: 2},message:"must NOT have fewer than 2 items"};
if(vErrors === null){
vErrors = [err33];
}
else {
vErrors.push(err33);
}
errors++;
}
const len1 = data15.length;
for(let i1=0; i1<len1; i1++){
if(!(validate142(data15[i1], {instancePath:instancePath+"/steps/" + i1,parentData:data15,parentDataProperty:i1,rootData}))){
vErrors = vErrors === null ? validate142.errors : vErrors.concat(validate142.errors);
errors = vErrors.length;
}
}
}
else {
const err34 = {instancePath:instancePath+"/steps",schemaPath:"#/properties/steps/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err34];
}
else {
vErrors.push(err34);
}
errors++;
}
}
if(data.review !== undefined){
if(typeof data.review !== "boolean"){
const err35 = {instancePath:instancePath+"/review",schemaPath:"#/properties/review/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
if(vErrors === null){
vErrors = [err35];
}
else {
vErrors.push(err35);
}
errors++;
}
}
if(data.preview !== undefined){
let data18 = data.preview;
if(typeof data18 === "string"){
if(!pattern21.test(data18)){
const err36 = {instancePath:instancePath+"/preview",schemaPath:"entity.schema.json#/definitions/EnCode/pattern",keyword:"pattern",params:{pattern: "^[a-z][A-Za-z0-9]*(\\.[a-z][A-Za-z0-9]*){1,3}$"},message:"must match pattern \""+"^[a-z][A-Za-z0-9]*(\\.[a-z][A-Za-z0-9]*){1,3}$"+"\""};
if(vErrors === null){
vErrors = [err36];
}
else {
vErrors.push(err36);
}
errors++;
}
}
else {
const err37 = {instancePath:instancePath+"/preview",schemaPath:"entity.schema.json#/definitions/EnCode/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err37];
}
else {
vErrors.push(err37);
}
errors++;
}
}
if(data.actions !== undefined){
let data19 = data.actions;
if(Array.isArray(data19)){
const len2 = data19.length;
for(let i2=0; i2<len2; i2++){
if(!(validate108(data19[i2], {instancePath:instancePath+"/actions/" + i2,parentData:data19,parentDataProperty:i2,rootData}))){
vErrors = vErrors === null ? validate108.errors : vErrors.concat(validate108.errors);
errors = vErrors.length;
}
}
}
else {
const err38 = {instancePath:instancePath+"/actions",schemaPath:"#/properties/actions/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err38];
}
else {
vErrors.push(err38);
}
errors++;
}
}
if(data.done !== undefined){
if(typeof data.done !== "string"){
const err39 = {instancePath:instancePath+"/done",schemaPath:"#/properties/done/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err39];
}
else {
vErrors.push(err39);
}
errors++;
}
}
}
else {
const err40 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err40];
}
else {
vErrors.push(err40);
}
errors++;
}
validate139.errors = vErrors;
return errors === 0;
}

const schema305 = {"title":"LinkPage","description":"A page of another site: inside a frame, or behind a button that opens it. Only sites that the page names.","type":"object","additionalProperties":false,"required":["version","title","kind","url","hosts"],"properties":{"$schema":{"type":"string"},"version":{"const":1},"title":{"type":"string"},"note":{"type":"string"},"kind":{"const":"link"},"public":{"$ref":"#/definitions/PublicWord"},"entity":{"type":"string","description":"Entity of the row that the page is opened with: row in the formula of the address."},"url":{"description":"The http address, or a formula that gives it.","oneOf":[{"type":"string","pattern":"^https?://"},{"title":"LinkFormula","type":"object","additionalProperties":false,"required":["value"],"properties":{"value":{"$ref":"field.schema.json#/definitions/Condition"}}}]},"hosts":{"type":"array","minItems":1,"uniqueItems":true,"items":{"type":"string","pattern":"^(\\*\\.)?[a-z0-9]([a-z0-9-]*[a-z0-9])?(\\.[a-z0-9]([a-z0-9-]*[a-z0-9])?)+(:[0-9]{2,5})?$"},"description":"Sites that may be opened: host names; *.example.edu.cn is every site below that name."},"open":{"enum":["frame","window"],"description":"Default window: a new browser tab. Not every site lets itself be put into a frame."},"delay":{"type":"integer","minimum":1,"maximum":60,"description":"window: seconds of notice, after which this tab leaves for the address by itself, unless the reader cancels it. Absent: it waits to be pressed."},"others":{"const":true,"description":"window: sites that are not named may be opened too, but only by pressing: for addresses that staff enter as rows."}}};
const pattern161 = new RegExp("^https?://", "u");
const pattern162 = new RegExp("^(\\*\\.)?[a-z0-9]([a-z0-9-]*[a-z0-9])?(\\.[a-z0-9]([a-z0-9-]*[a-z0-9])?)+(:[0-9]{2,5})?$", "u");

function validate147(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.version === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "version"},message:"must have required property '"+"version"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.title === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "title"},message:"must have required property '"+"title"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.kind === undefined){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "kind"},message:"must have required property '"+"kind"+"'"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data.url === undefined){
const err3 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "url"},message:"must have required property '"+"url"+"'"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(data.hosts === undefined){
const err4 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "hosts"},message:"must have required property '"+"hosts"+"'"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
for(const key0 in data){
if(!(func7.call(schema305.properties, key0))){
const err5 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
if(data.$schema !== undefined){
if(typeof data.$schema !== "string"){
const err6 = {instancePath:instancePath+"/$schema",schemaPath:"#/properties/%24schema/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
if(data.version !== undefined){
if(1 !== data.version){
const err7 = {instancePath:instancePath+"/version",schemaPath:"#/properties/version/const",keyword:"const",params:{allowedValue: 1},message:"must be equal to constant"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
if(data.title !== undefined){
if(typeof data.title !== "string"){
const err8 = {instancePath:instancePath+"/title",schemaPath:"#/properties/title/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
if(data.note !== undefined){
if(typeof data.note !== "string"){
const err9 = {instancePath:instancePath+"/note",schemaPath:"#/properties/note/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
if(data.kind !== undefined){
if("link" !== data.kind){
const err10 = {instancePath:instancePath+"/kind",schemaPath:"#/properties/kind/const",keyword:"const",params:{allowedValue: "link"},message:"must be equal to constant"};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
if(data.public !== undefined){
let data5 = data.public;
if(!((((data5 === true) || (data5 === false)) || (data5 === "ticket")) || (data5 === "share"))){
const err11 = {instancePath:instancePath+"/public",schemaPath:"#/definitions/PublicWord/enum",keyword:"enum",params:{allowedValues: schema227.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
if(data.entity !== undefined){
if(typeof data.entity !== "string"){
const err12 = {instancePath:instancePath+"/entity",schemaPath:"#/properties/entity/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
}
if(data.url !== undefined){
let data7 = data.url;
const _errs15 = errors;
let valid2 = false;
let passing0 = null;
const _errs16 = errors;
if(typeof data7 === "string"){
if(!pattern161.test(data7)){
const err13 = {instancePath:instancePath+"/url",schemaPath:"#/properties/url/oneOf/0/pattern",keyword:"pattern",params:{pattern: "^https?://"},message:"must match pattern \""+"^https?://"+"\""};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
}
else {
const err14 = {instancePath:instancePath+"/url",schemaPath:"#/properties/url/oneOf/0/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
var _valid0 = _errs16 === errors;
if(_valid0){
valid2 = true;
passing0 = 0;
}
const _errs18 = errors;
if(data7 && typeof data7 == "object" && !Array.isArray(data7)){
if(data7.value === undefined){
const err15 = {instancePath:instancePath+"/url",schemaPath:"#/properties/url/oneOf/1/required",keyword:"required",params:{missingProperty: "value"},message:"must have required property '"+"value"+"'"};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
for(const key1 in data7){
if(!(key1 === "value")){
const err16 = {instancePath:instancePath+"/url",schemaPath:"#/properties/url/oneOf/1/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
}
if(data7.value !== undefined){
let data8 = data7.value;
if(typeof data8 === "string"){
if(func2(data8) > 2000){
const err17 = {instancePath:instancePath+"/url/value",schemaPath:"field.schema.json#/definitions/Condition/maxLength",keyword:"maxLength",params:{limit: 2000},message:"must NOT have more than 2000 characters"};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
if(func2(data8) < 1){
const err18 = {instancePath:instancePath+"/url/value",schemaPath:"field.schema.json#/definitions/Condition/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
}
else {
const err19 = {instancePath:instancePath+"/url/value",schemaPath:"field.schema.json#/definitions/Condition/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
}
}
else {
const err20 = {instancePath:instancePath+"/url",schemaPath:"#/properties/url/oneOf/1/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
var _valid0 = _errs18 === errors;
if(_valid0 && valid2){
valid2 = false;
passing0 = [passing0, 1];
}
else {
if(_valid0){
valid2 = true;
passing0 = 1;
}
}
if(!valid2){
const err21 = {instancePath:instancePath+"/url",schemaPath:"#/properties/url/oneOf",keyword:"oneOf",params:{passingSchemas: passing0},message:"must match exactly one schema in oneOf"};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
else {
errors = _errs15;
if(vErrors !== null){
if(_errs15){
vErrors.length = _errs15;
}
else {
vErrors = null;
}
}
}
}
if(data.hosts !== undefined){
let data9 = data.hosts;
if(Array.isArray(data9)){
if(data9.length < 1){
const err22 = {instancePath:instancePath+"/hosts",schemaPath:"#/properties/hosts/minItems",keyword:"minItems",params:{limit: 1},message:"must NOT have fewer than 1 items"};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
}
errors++;
}
const len0 = data9.length;
for(let i0=0; i0<len0; i0++){
let data10 = data9[i0];
if(typeof data10 === "string"){
if(!pattern162.test(data10)){
const err23 = {instancePath:instancePath+"/hosts/" + i0,schemaPath:"#/properties/hosts/items/pattern",keyword:"pattern",params:{pattern: "^(\\*\\.)?[a-z0-9]([a-z0-9-]*[a-z0-9])?(\\.[a-z0-9]([a-z0-9-]*[a-z0-9])?)+(:[0-9]{2,5})?$"},message:"must match pattern \""+"^(\\*\\.)?[a-z0-9]([a-z0-9-]*[a-z0-9])?(\\.[a-z0-9]([a-z0-9-]*[a-z0-9])?)+(:[0-9]{2,5})?$"+"\""};
if(vErrors === null){
vErrors = [err23];
}
else {
vErrors.push(err23);
}
errors++;
}
}
else {
const err24 = {instancePath:instancePath+"/hosts/" + i0,schemaPath:"#/properties/hosts/items/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err24];
}
else {
vErrors.push(err24);
}
errors++;
}
}
let i1 = data9.length;
let j0;
if(i1 > 1){
const indices0 = {};
for(;i1--;){
let item0 = data9[i1];
if(typeof item0 !== "string"){
continue;
}
if(typeof indices0[item0] == "number"){
j0 = indices0[item0];
const err25 = {instancePath:instancePath+"/hosts",schemaPath:"#/properties/hosts/uniqueItems",keyword:"uniqueItems",params:{i: i1, j: j0},message:"must NOT have duplicate items (items ## "+j0+" and "+i1+" are identical)"};
if(vErrors === null){
vErrors = [err25];
}
else {
vErrors.push(err25);
}
errors++;
break;
}
indices0[item0] = i1;
}
}
}
else {
const err26 = {instancePath:instancePath+"/hosts",schemaPath:"#/properties/hosts/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err26];
}
else {
vErrors.push(err26);
}
errors++;
}
}
if(data.open !== undefined){
let data11 = data.open;
if(!((data11 === "frame") || (data11 === "window"))){
const err27 = {instancePath:instancePath+"/open",schemaPath:"#/properties/open/enum",keyword:"enum",params:{allowedValues: schema305.properties.open.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err27];
}
else {
vErrors.push(err27);
}
errors++;
}
}
if(data.delay !== undefined){
let data12 = data.delay;
if(!((typeof data12 == "number") && (!(data12 % 1) && !isNaN(data12)))){
const err28 = {instancePath:instancePath+"/delay",schemaPath:"#/properties/delay/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err28];
}
else {
vErrors.push(err28);
}
errors++;
}
if(typeof data12 == "number"){
if(data12 > 60 || isNaN(data12)){
const err29 = {instancePath:instancePath+"/delay",schemaPath:"#/properties/delay/maximum",keyword:"maximum",params:{comparison: "<=", limit: 60},message:"must be <= 60"};
if(vErrors === null){
vErrors = [err29];
}
else {
vErrors.push(err29);
}
errors++;
}
if(data12 < 1 || isNaN(data12)){
const err30 = {instancePath:instancePath+"/delay",schemaPath:"#/properties/delay/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"};
if(vErrors === null){
vErrors = [err30];
}
else {
vErrors.push(err30);
}
errors++;
}
}
}
if(data.others !== undefined){
if(true !== data.others){
const err31 = {instancePath:instancePath+"/others",schemaPath:"#/properties/others/const",keyword:"const",params:{allowedValue: true},message:"must be equal to constant"};
if(vErrors === null){
vErrors = [err31];
}
else {
vErrors.push(err31);
}
errors++;
}
}
}
else {
const err32 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err32];
}
else {
vErrors.push(err32);
}
errors++;
}
validate147.errors = vErrors;
return errors === 0;
}

const schema308 = {"title":"ScanPage","description":"Reads QR codes with the camera, or from a line of text, and gives each to an action. What it answers is shown; then the next may come.","type":"object","additionalProperties":false,"required":["version","title","kind","entity","EnCode","param","items"],"properties":{"$schema":{"type":"string"},"version":{"const":1},"title":{"type":"string"},"note":{"type":"string"},"kind":{"const":"scan"},"public":{"$ref":"#/definitions/PublicWord"},"entity":{"type":"string"},"EnCode":{"$ref":"entity.schema.json#/definitions/EnCode","description":"Action of the entity that works on no row: it takes the text and answers an object."},"param":{"$ref":"field.schema.json#/definitions/FieldName","description":"The action's parameter that is the text."},"search":{"$ref":"entity.schema.json#/definitions/EnCode","description":"Action with the same parameters for what is typed by hand. Default: EnCode."},"keep":{"type":"array","minItems":1,"maxItems":4,"uniqueItems":true,"items":{"$ref":"field.schema.json#/definitions/FieldName"},"description":"Parameters of the action that are chosen above, once for all codes, and kept on the device. A page that is opened with a row or a code begins with it as the first of them."},"placeholder":{"type":"string","maxLength":40,"description":"What may be typed instead of a code."},"name":{"$ref":"block.schema.json#/definitions/Key","description":"Large text of the result."},"ok":{"$ref":"block.schema.json#/definitions/Key","description":"Value of the answer that is 0 where the result is a refusal."},"items":{"type":"array","items":{"$ref":"block.schema.json#/definitions/Item"},"description":"Values of the answer that are shown."},"picture":{"$ref":"block.schema.json#/definitions/Key","description":"Value of the answer that is the Id of a picture, shown large beside the result."},"notice":{"$ref":"block.schema.json#/definitions/Key","description":"Value of the answer that is a warning, shown where it is not empty."},"url":{"$ref":"block.schema.json#/definitions/Key","description":"Value of the answer that is the in-app route to go on to."},"blocks":{"type":"array","minItems":1,"items":{"$ref":"block.schema.json"},"description":"Shown below, read anew after each code."}}};

function validate149(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.field === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "field"},message:"must have required property '"+"field"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.title === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "title"},message:"must have required property '"+"title"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
for(const key0 in data){
if(!((((((key0 === "field") || (key0 === "title")) || (key0 === "unit")) || (key0 === "span")) || (key0 === "drill")) || (key0 === "ellipsis"))){
const err2 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(data.field !== undefined){
let data0 = data.field;
if(typeof data0 === "string"){
if(!pattern23.test(data0)){
const err3 = {instancePath:instancePath+"/field",schemaPath:"#/definitions/Key/pattern",keyword:"pattern",params:{pattern: "^[A-Za-z][A-Za-z0-9]{0,40}$"},message:"must match pattern \""+"^[A-Za-z][A-Za-z0-9]{0,40}$"+"\""};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
else {
const err4 = {instancePath:instancePath+"/field",schemaPath:"#/definitions/Key/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data.title !== undefined){
let data1 = data.title;
if(typeof data1 === "string"){
if(func2(data1) > 20){
const err5 = {instancePath:instancePath+"/title",schemaPath:"#/properties/title/maxLength",keyword:"maxLength",params:{limit: 20},message:"must NOT have more than 20 characters"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if(func2(data1) < 1){
const err6 = {instancePath:instancePath+"/title",schemaPath:"#/properties/title/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
else {
const err7 = {instancePath:instancePath+"/title",schemaPath:"#/properties/title/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
if(data.unit !== undefined){
let data2 = data.unit;
if(typeof data2 === "string"){
if(func2(data2) > 10){
const err8 = {instancePath:instancePath+"/unit",schemaPath:"#/properties/unit/maxLength",keyword:"maxLength",params:{limit: 10},message:"must NOT have more than 10 characters"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
else {
const err9 = {instancePath:instancePath+"/unit",schemaPath:"#/properties/unit/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
if(data.span !== undefined){
let data3 = data.span;
if(!((typeof data3 == "number") && (!(data3 % 1) && !isNaN(data3)))){
const err10 = {instancePath:instancePath+"/span",schemaPath:"#/properties/span/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
if(typeof data3 == "number"){
if(data3 > 4 || isNaN(data3)){
const err11 = {instancePath:instancePath+"/span",schemaPath:"#/properties/span/maximum",keyword:"maximum",params:{comparison: "<=", limit: 4},message:"must be <= 4"};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
if(data3 < 1 || isNaN(data3)){
const err12 = {instancePath:instancePath+"/span",schemaPath:"#/properties/span/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
}
}
if(data.drill !== undefined){
if(!(validate29(data.drill, {instancePath:instancePath+"/drill",parentData:data,parentDataProperty:"drill",rootData}))){
vErrors = vErrors === null ? validate29.errors : vErrors.concat(validate29.errors);
errors = vErrors.length;
}
}
if(data.ellipsis !== undefined){
let data5 = data.ellipsis;
if(!((typeof data5 == "number") && (!(data5 % 1) && !isNaN(data5)))){
const err13 = {instancePath:instancePath+"/ellipsis",schemaPath:"#/definitions/Ellipsis/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
if(typeof data5 == "number"){
if(data5 > 400 || isNaN(data5)){
const err14 = {instancePath:instancePath+"/ellipsis",schemaPath:"#/definitions/Ellipsis/maximum",keyword:"maximum",params:{comparison: "<=", limit: 400},message:"must be <= 400"};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
if(data5 < 4 || isNaN(data5)){
const err15 = {instancePath:instancePath+"/ellipsis",schemaPath:"#/definitions/Ellipsis/minimum",keyword:"minimum",params:{comparison: ">=", limit: 4},message:"must be >= 4"};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
}
}
}
else {
const err16 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
validate149.errors = vErrors;
return errors === 0;
}


function validate148(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.version === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "version"},message:"must have required property '"+"version"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.title === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "title"},message:"must have required property '"+"title"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.kind === undefined){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "kind"},message:"must have required property '"+"kind"+"'"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data.entity === undefined){
const err3 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "entity"},message:"must have required property '"+"entity"+"'"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(data.EnCode === undefined){
const err4 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "EnCode"},message:"must have required property '"+"EnCode"+"'"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(data.param === undefined){
const err5 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "param"},message:"must have required property '"+"param"+"'"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if(data.items === undefined){
const err6 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "items"},message:"must have required property '"+"items"+"'"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
for(const key0 in data){
if(!(func7.call(schema308.properties, key0))){
const err7 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
if(data.$schema !== undefined){
if(typeof data.$schema !== "string"){
const err8 = {instancePath:instancePath+"/$schema",schemaPath:"#/properties/%24schema/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
if(data.version !== undefined){
if(1 !== data.version){
const err9 = {instancePath:instancePath+"/version",schemaPath:"#/properties/version/const",keyword:"const",params:{allowedValue: 1},message:"must be equal to constant"};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
if(data.title !== undefined){
if(typeof data.title !== "string"){
const err10 = {instancePath:instancePath+"/title",schemaPath:"#/properties/title/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
if(data.note !== undefined){
if(typeof data.note !== "string"){
const err11 = {instancePath:instancePath+"/note",schemaPath:"#/properties/note/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
if(data.kind !== undefined){
if("scan" !== data.kind){
const err12 = {instancePath:instancePath+"/kind",schemaPath:"#/properties/kind/const",keyword:"const",params:{allowedValue: "scan"},message:"must be equal to constant"};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
}
if(data.public !== undefined){
let data5 = data.public;
if(!((((data5 === true) || (data5 === false)) || (data5 === "ticket")) || (data5 === "share"))){
const err13 = {instancePath:instancePath+"/public",schemaPath:"#/definitions/PublicWord/enum",keyword:"enum",params:{allowedValues: schema227.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
}
if(data.entity !== undefined){
if(typeof data.entity !== "string"){
const err14 = {instancePath:instancePath+"/entity",schemaPath:"#/properties/entity/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
}
if(data.EnCode !== undefined){
let data7 = data.EnCode;
if(typeof data7 === "string"){
if(!pattern21.test(data7)){
const err15 = {instancePath:instancePath+"/EnCode",schemaPath:"entity.schema.json#/definitions/EnCode/pattern",keyword:"pattern",params:{pattern: "^[a-z][A-Za-z0-9]*(\\.[a-z][A-Za-z0-9]*){1,3}$"},message:"must match pattern \""+"^[a-z][A-Za-z0-9]*(\\.[a-z][A-Za-z0-9]*){1,3}$"+"\""};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
}
else {
const err16 = {instancePath:instancePath+"/EnCode",schemaPath:"entity.schema.json#/definitions/EnCode/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
}
if(data.param !== undefined){
let data8 = data.param;
if(typeof data8 === "string"){
if(!pattern2.test(data8)){
const err17 = {instancePath:instancePath+"/param",schemaPath:"field.schema.json#/definitions/FieldName/pattern",keyword:"pattern",params:{pattern: "^[A-Z][A-Za-z0-9]{0,40}$"},message:"must match pattern \""+"^[A-Z][A-Za-z0-9]{0,40}$"+"\""};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
}
else {
const err18 = {instancePath:instancePath+"/param",schemaPath:"field.schema.json#/definitions/FieldName/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
}
if(data.search !== undefined){
let data9 = data.search;
if(typeof data9 === "string"){
if(!pattern21.test(data9)){
const err19 = {instancePath:instancePath+"/search",schemaPath:"entity.schema.json#/definitions/EnCode/pattern",keyword:"pattern",params:{pattern: "^[a-z][A-Za-z0-9]*(\\.[a-z][A-Za-z0-9]*){1,3}$"},message:"must match pattern \""+"^[a-z][A-Za-z0-9]*(\\.[a-z][A-Za-z0-9]*){1,3}$"+"\""};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
}
else {
const err20 = {instancePath:instancePath+"/search",schemaPath:"entity.schema.json#/definitions/EnCode/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
}
if(data.keep !== undefined){
let data10 = data.keep;
if(Array.isArray(data10)){
if(data10.length > 4){
const err21 = {instancePath:instancePath+"/keep",schemaPath:"#/properties/keep/maxItems",keyword:"maxItems",params:{limit: 4},message:"must NOT have more than 4 items"};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
if(data10.length < 1){
const err22 = {instancePath:instancePath+"/keep",schemaPath:"#/properties/keep/minItems",keyword:"minItems",params:{limit: 1},message:"must NOT have fewer than 1 items"};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
}
errors++;
}
const len0 = data10.length;
for(let i0=0; i0<len0; i0++){
let data11 = data10[i0];
if(typeof data11 === "string"){
if(!pattern2.test(data11)){
const err23 = {instancePath:instancePath+"/keep/" + i0,schemaPath:"field.schema.json#/definitions/FieldName/pattern",keyword:"pattern",params:{pattern: "^[A-Z][A-Za-z0-9]{0,40}$"},message:"must match pattern \""+"^[A-Z][A-Za-z0-9]{0,40}$"+"\""};
if(vErrors === null){
vErrors = [err23];
}
else {
vErrors.push(err23);
}
errors++;
}
}
else {
const err24 = {instancePath:instancePath+"/keep/" + i0,schemaPath:"field.schema.json#/definitions/FieldName/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err24];
}
else {
vErrors.push(err24);
}
errors++;
}
}
let i1 = data10.length;
let j0;
if(i1 > 1){
outer0:
for(;i1--;){
for(j0 = i1; j0--;){
if(func0(data10[i1], data10[j0])){
const err25 = {instancePath:instancePath+"/keep",schemaPath:"#/properties/keep/uniqueItems",keyword:"uniqueItems",params:{i: i1, j: j0},message:"must NOT have duplicate items (items ## "+j0+" and "+i1+" are identical)"};
if(vErrors === null){
vErrors = [err25];
}
else {
vErrors.push(err25);
}
errors++;
break outer0;
}
}
}
}
}
else {
const err26 = {instancePath:instancePath+"/keep",schemaPath:"#/properties/keep/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err26];
}
else {
vErrors.push(err26);
}
errors++;
}
}
if(data.placeholder !== undefined){
let data12 = data.placeholder;
if(typeof data12 === "string"){
if(func2(data12) > 40){
const err27 = {instancePath:instancePath+"/placeholder",schemaPath:"#/properties/placeholder/maxLength",keyword:"maxLength",params:{limit: 40},message:"must NOT have more than 40 characters"};
if(vErrors === null){
vErrors = [err27];
}
else {
vErrors.push(err27);
}
errors++;
}
}
else {
const err28 = {instancePath:instancePath+"/placeholder",schemaPath:"#/properties/placeholder/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err28];
}
else {
vErrors.push(err28);
}
errors++;
}
}
if(data.name !== undefined){
let data13 = data.name;
if(typeof data13 === "string"){
if(!pattern23.test(data13)){
const err29 = {instancePath:instancePath+"/name",schemaPath:"block.schema.json#/definitions/Key/pattern",keyword:"pattern",params:{pattern: "^[A-Za-z][A-Za-z0-9]{0,40}$"},message:"must match pattern \""+"^[A-Za-z][A-Za-z0-9]{0,40}$"+"\""};
if(vErrors === null){
vErrors = [err29];
}
else {
vErrors.push(err29);
}
errors++;
}
}
else {
const err30 = {instancePath:instancePath+"/name",schemaPath:"block.schema.json#/definitions/Key/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err30];
}
else {
vErrors.push(err30);
}
errors++;
}
}
if(data.ok !== undefined){
let data14 = data.ok;
if(typeof data14 === "string"){
if(!pattern23.test(data14)){
const err31 = {instancePath:instancePath+"/ok",schemaPath:"block.schema.json#/definitions/Key/pattern",keyword:"pattern",params:{pattern: "^[A-Za-z][A-Za-z0-9]{0,40}$"},message:"must match pattern \""+"^[A-Za-z][A-Za-z0-9]{0,40}$"+"\""};
if(vErrors === null){
vErrors = [err31];
}
else {
vErrors.push(err31);
}
errors++;
}
}
else {
const err32 = {instancePath:instancePath+"/ok",schemaPath:"block.schema.json#/definitions/Key/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err32];
}
else {
vErrors.push(err32);
}
errors++;
}
}
if(data.items !== undefined){
let data15 = data.items;
if(Array.isArray(data15)){
const len1 = data15.length;
for(let i2=0; i2<len1; i2++){
if(!(validate149(data15[i2], {instancePath:instancePath+"/items/" + i2,parentData:data15,parentDataProperty:i2,rootData}))){
vErrors = vErrors === null ? validate149.errors : vErrors.concat(validate149.errors);
errors = vErrors.length;
}
}
}
else {
const err33 = {instancePath:instancePath+"/items",schemaPath:"#/properties/items/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err33];
}
else {
vErrors.push(err33);
}
errors++;
}
}
if(data.picture !== undefined){
let data17 = data.picture;
if(typeof data17 === "string"){
if(!pattern23.test(data17)){
const err34 = {instancePath:instancePath+"/picture",schemaPath:"block.schema.json#/definitions/Key/pattern",keyword:"pattern",params:{pattern: "^[A-Za-z][A-Za-z0-9]{0,40}$"},message:"must match pattern \""+"^[A-Za-z][A-Za-z0-9]{0,40}$"+"\""};
if(vErrors === null){
vErrors = [err34];
}
else {
vErrors.push(err34);
}
errors++;
}
}
else {
const err35 = {instancePath:instancePath+"/picture",schemaPath:"block.schema.json#/definitions/Key/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err35];
}
else {
vErrors.push(err35);
}
errors++;
}
}
if(data.notice !== undefined){
let data18 = data.notice;
if(typeof data18 === "string"){
if(!pattern23.test(data18)){
const err36 = {instancePath:instancePath+"/notice",schemaPath:"block.schema.json#/definitions/Key/pattern",keyword:"pattern",params:{pattern: "^[A-Za-z][A-Za-z0-9]{0,40}$"},message:"must match pattern \""+"^[A-Za-z][A-Za-z0-9]{0,40}$"+"\""};
if(vErrors === null){
vErrors = [err36];
}
else {
vErrors.push(err36);
}
errors++;
}
}
else {
const err37 = {instancePath:instancePath+"/notice",schemaPath:"block.schema.json#/definitions/Key/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err37];
}
else {
vErrors.push(err37);
}
errors++;
}
}
if(data.url !== undefined){
let data19 = data.url;
if(typeof data19 === "string"){
if(!pattern23.test(data19)){
const err38 = {instancePath:instancePath+"/url",schemaPath:"block.schema.json#/definitions/Key/pattern",keyword:"pattern",params:{pattern: "^[A-Za-z][A-Za-z0-9]{0,40}$"},message:"must match pattern \""+"^[A-Za-z][A-Za-z0-9]{0,40}$"+"\""};
if(vErrors === null){
vErrors = [err38];
}
else {
vErrors.push(err38);
}
errors++;
}
}
else {
const err39 = {instancePath:instancePath+"/url",schemaPath:"block.schema.json#/definitions/Key/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err39];
}
else {
vErrors.push(err39);
}
errors++;
}
}
if(data.blocks !== undefined){
let data20 = data.blocks;
if(Array.isArray(data20)){
if(data20.length < 1){
const err40 = {instancePath:instancePath+"/blocks",schemaPath:"#/properties/blocks/minItems",keyword:"minItems",params:{limit: 1},message:"must NOT have fewer than 1 items"};
if(vErrors === null){
vErrors = [err40];
}
else {
vErrors.push(err40);
}
errors++;
}
const len2 = data20.length;
for(let i3=0; i3<len2; i3++){
if(!(validate13(data20[i3], {instancePath:instancePath+"/blocks/" + i3,parentData:data20,parentDataProperty:i3,rootData}))){
vErrors = vErrors === null ? validate13.errors : vErrors.concat(validate13.errors);
errors = vErrors.length;
}
}
}
else {
const err41 = {instancePath:instancePath+"/blocks",schemaPath:"#/properties/blocks/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err41];
}
else {
vErrors.push(err41);
}
errors++;
}
}
}
else {
const err42 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err42];
}
else {
vErrors.push(err42);
}
errors++;
}
validate148.errors = vErrors;
return errors === 0;
}

const schema322 = {"title":"PrintPage","description":"A document for the printer: one for each row that it is opened with, in the true size of its paper.","type":"object","additionalProperties":false,"required":["version","title","kind","entity","paper","parts"],"properties":{"$schema":{"type":"string"},"version":{"const":1},"title":{"type":"string"},"note":{"type":"string"},"kind":{"const":"print"},"public":{"$ref":"#/definitions/PublicWord"},"entity":{"type":"string"},"paper":{"enum":["A4","A4-landscape","A5","A5-landscape","label","receipt"],"description":"label: 90 x 55 mm, ten on A4. receipt: 241 x 140 mm."},"heading":{"type":"string","maxLength":60,"description":"Large title of the document. Default: none."},"header":{"type":"string","maxLength":80,"description":"At the head of every page."},"footer":{"type":"string","maxLength":80,"description":"At the foot of every page."},"numbers":{"type":"boolean","description":"Page numbers of each document. Default true, but for labels."},"parts":{"type":"array","minItems":1,"items":{"$ref":"#/definitions/PrintPart"}}}};
const schema324 = {"title":"PrintPart","description":"A part of a printed document. It never breaks across pages; a table breaks between its lines.","type":"object","additionalProperties":false,"required":["part"],"properties":{"part":{"enum":["fields","table","text","signs","records"],"description":"fields: names and values of the row. table: the lines of a list field or a sub-table. text: words. signs: places to sign. records: the approval records."},"title":{"type":"string","maxLength":40},"columns":{"type":"integer","minimum":1,"maximum":4,"description":"fields: how many beside each other. Default 2."},"fields":{"type":"array","minItems":1,"items":{"$ref":"field.schema.json#/definitions/FieldName"},"description":"fields: fields of the entity. table: columns, of the list or the sub-table."},"photo":{"$ref":"field.schema.json#/definitions/FieldName","description":"fields: image field whose first picture stands at the right."},"photoOf":{"type":"string","description":"fields: entity whose row has the photo; it names the document's row in a reference. Templates only. Default: the document's own."},"needs":{"type":"array","minItems":1,"items":{"$ref":"field.schema.json#/definitions/FieldName"},"description":"fields: without a value in these, or without the photo when it is among them, a document is incomplete."},"qr":{"$ref":"field.schema.json#/definitions/Condition","description":"fields: formula of the text of a QR code at the right."},"signed":{"const":true,"description":"fields: at the right stands a QR code that the server signs for each print of the row; it is good until the row is printed again. In a preview its place is empty. Templates only, of entities whose module signs."},"lines":{"type":"string","description":"table: a list field of the entity, or a sub-table entity; in a template also an entity that names the row in a reference."},"text":{"type":"string","maxLength":2000,"description":"text: the words."},"value":{"$ref":"field.schema.json#/definitions/Condition","description":"text: formula of the words, in place of text."},"align":{"enum":["left","center","right"],"description":"text. Default left."},"titles":{"type":"array","minItems":1,"items":{"type":"string","maxLength":20},"description":"signs: who signs."}}};

function validate154(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.part === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "part"},message:"must have required property '"+"part"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
for(const key0 in data){
if(!(func7.call(schema324.properties, key0))){
const err1 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
if(data.part !== undefined){
let data0 = data.part;
if(!(((((data0 === "fields") || (data0 === "table")) || (data0 === "text")) || (data0 === "signs")) || (data0 === "records"))){
const err2 = {instancePath:instancePath+"/part",schemaPath:"#/properties/part/enum",keyword:"enum",params:{allowedValues: schema324.properties.part.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(data.title !== undefined){
let data1 = data.title;
if(typeof data1 === "string"){
if(func2(data1) > 40){
const err3 = {instancePath:instancePath+"/title",schemaPath:"#/properties/title/maxLength",keyword:"maxLength",params:{limit: 40},message:"must NOT have more than 40 characters"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
else {
const err4 = {instancePath:instancePath+"/title",schemaPath:"#/properties/title/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data.columns !== undefined){
let data2 = data.columns;
if(!((typeof data2 == "number") && (!(data2 % 1) && !isNaN(data2)))){
const err5 = {instancePath:instancePath+"/columns",schemaPath:"#/properties/columns/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if(typeof data2 == "number"){
if(data2 > 4 || isNaN(data2)){
const err6 = {instancePath:instancePath+"/columns",schemaPath:"#/properties/columns/maximum",keyword:"maximum",params:{comparison: "<=", limit: 4},message:"must be <= 4"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
if(data2 < 1 || isNaN(data2)){
const err7 = {instancePath:instancePath+"/columns",schemaPath:"#/properties/columns/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
}
if(data.fields !== undefined){
let data3 = data.fields;
if(Array.isArray(data3)){
if(data3.length < 1){
const err8 = {instancePath:instancePath+"/fields",schemaPath:"#/properties/fields/minItems",keyword:"minItems",params:{limit: 1},message:"must NOT have fewer than 1 items"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
const len0 = data3.length;
for(let i0=0; i0<len0; i0++){
let data4 = data3[i0];
if(typeof data4 === "string"){
if(!pattern2.test(data4)){
const err9 = {instancePath:instancePath+"/fields/" + i0,schemaPath:"field.schema.json#/definitions/FieldName/pattern",keyword:"pattern",params:{pattern: "^[A-Z][A-Za-z0-9]{0,40}$"},message:"must match pattern \""+"^[A-Z][A-Za-z0-9]{0,40}$"+"\""};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
else {
const err10 = {instancePath:instancePath+"/fields/" + i0,schemaPath:"field.schema.json#/definitions/FieldName/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
}
else {
const err11 = {instancePath:instancePath+"/fields",schemaPath:"#/properties/fields/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
if(data.photo !== undefined){
let data5 = data.photo;
if(typeof data5 === "string"){
if(!pattern2.test(data5)){
const err12 = {instancePath:instancePath+"/photo",schemaPath:"field.schema.json#/definitions/FieldName/pattern",keyword:"pattern",params:{pattern: "^[A-Z][A-Za-z0-9]{0,40}$"},message:"must match pattern \""+"^[A-Z][A-Za-z0-9]{0,40}$"+"\""};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
}
else {
const err13 = {instancePath:instancePath+"/photo",schemaPath:"field.schema.json#/definitions/FieldName/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
}
if(data.photoOf !== undefined){
if(typeof data.photoOf !== "string"){
const err14 = {instancePath:instancePath+"/photoOf",schemaPath:"#/properties/photoOf/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
}
if(data.needs !== undefined){
let data7 = data.needs;
if(Array.isArray(data7)){
if(data7.length < 1){
const err15 = {instancePath:instancePath+"/needs",schemaPath:"#/properties/needs/minItems",keyword:"minItems",params:{limit: 1},message:"must NOT have fewer than 1 items"};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
const len1 = data7.length;
for(let i1=0; i1<len1; i1++){
let data8 = data7[i1];
if(typeof data8 === "string"){
if(!pattern2.test(data8)){
const err16 = {instancePath:instancePath+"/needs/" + i1,schemaPath:"field.schema.json#/definitions/FieldName/pattern",keyword:"pattern",params:{pattern: "^[A-Z][A-Za-z0-9]{0,40}$"},message:"must match pattern \""+"^[A-Z][A-Za-z0-9]{0,40}$"+"\""};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
}
else {
const err17 = {instancePath:instancePath+"/needs/" + i1,schemaPath:"field.schema.json#/definitions/FieldName/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
}
}
else {
const err18 = {instancePath:instancePath+"/needs",schemaPath:"#/properties/needs/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
}
if(data.qr !== undefined){
let data9 = data.qr;
if(typeof data9 === "string"){
if(func2(data9) > 2000){
const err19 = {instancePath:instancePath+"/qr",schemaPath:"field.schema.json#/definitions/Condition/maxLength",keyword:"maxLength",params:{limit: 2000},message:"must NOT have more than 2000 characters"};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
if(func2(data9) < 1){
const err20 = {instancePath:instancePath+"/qr",schemaPath:"field.schema.json#/definitions/Condition/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
}
else {
const err21 = {instancePath:instancePath+"/qr",schemaPath:"field.schema.json#/definitions/Condition/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
}
if(data.signed !== undefined){
if(true !== data.signed){
const err22 = {instancePath:instancePath+"/signed",schemaPath:"#/properties/signed/const",keyword:"const",params:{allowedValue: true},message:"must be equal to constant"};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
}
errors++;
}
}
if(data.lines !== undefined){
if(typeof data.lines !== "string"){
const err23 = {instancePath:instancePath+"/lines",schemaPath:"#/properties/lines/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err23];
}
else {
vErrors.push(err23);
}
errors++;
}
}
if(data.text !== undefined){
let data12 = data.text;
if(typeof data12 === "string"){
if(func2(data12) > 2000){
const err24 = {instancePath:instancePath+"/text",schemaPath:"#/properties/text/maxLength",keyword:"maxLength",params:{limit: 2000},message:"must NOT have more than 2000 characters"};
if(vErrors === null){
vErrors = [err24];
}
else {
vErrors.push(err24);
}
errors++;
}
}
else {
const err25 = {instancePath:instancePath+"/text",schemaPath:"#/properties/text/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err25];
}
else {
vErrors.push(err25);
}
errors++;
}
}
if(data.value !== undefined){
let data13 = data.value;
if(typeof data13 === "string"){
if(func2(data13) > 2000){
const err26 = {instancePath:instancePath+"/value",schemaPath:"field.schema.json#/definitions/Condition/maxLength",keyword:"maxLength",params:{limit: 2000},message:"must NOT have more than 2000 characters"};
if(vErrors === null){
vErrors = [err26];
}
else {
vErrors.push(err26);
}
errors++;
}
if(func2(data13) < 1){
const err27 = {instancePath:instancePath+"/value",schemaPath:"field.schema.json#/definitions/Condition/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err27];
}
else {
vErrors.push(err27);
}
errors++;
}
}
else {
const err28 = {instancePath:instancePath+"/value",schemaPath:"field.schema.json#/definitions/Condition/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err28];
}
else {
vErrors.push(err28);
}
errors++;
}
}
if(data.align !== undefined){
let data14 = data.align;
if(!(((data14 === "left") || (data14 === "center")) || (data14 === "right"))){
const err29 = {instancePath:instancePath+"/align",schemaPath:"#/properties/align/enum",keyword:"enum",params:{allowedValues: schema324.properties.align.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err29];
}
else {
vErrors.push(err29);
}
errors++;
}
}
if(data.titles !== undefined){
let data15 = data.titles;
if(Array.isArray(data15)){
if(data15.length < 1){
const err30 = {instancePath:instancePath+"/titles",schemaPath:"#/properties/titles/minItems",keyword:"minItems",params:{limit: 1},message:"must NOT have fewer than 1 items"};
if(vErrors === null){
vErrors = [err30];
}
else {
vErrors.push(err30);
}
errors++;
}
const len2 = data15.length;
for(let i2=0; i2<len2; i2++){
let data16 = data15[i2];
if(typeof data16 === "string"){
if(func2(data16) > 20){
const err31 = {instancePath:instancePath+"/titles/" + i2,schemaPath:"#/properties/titles/items/maxLength",keyword:"maxLength",params:{limit: 20},message:"must NOT have more than 20 characters"};
if(vErrors === null){
vErrors = [err31];
}
else {
vErrors.push(err31);
}
errors++;
}
}
else {
const err32 = {instancePath:instancePath+"/titles/" + i2,schemaPath:"#/properties/titles/items/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err32];
}
else {
vErrors.push(err32);
}
errors++;
}
}
}
else {
const err33 = {instancePath:instancePath+"/titles",schemaPath:"#/properties/titles/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err33];
}
else {
vErrors.push(err33);
}
errors++;
}
}
}
else {
const err34 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err34];
}
else {
vErrors.push(err34);
}
errors++;
}
validate154.errors = vErrors;
return errors === 0;
}


function validate153(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.version === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "version"},message:"must have required property '"+"version"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.title === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "title"},message:"must have required property '"+"title"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.kind === undefined){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "kind"},message:"must have required property '"+"kind"+"'"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data.entity === undefined){
const err3 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "entity"},message:"must have required property '"+"entity"+"'"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(data.paper === undefined){
const err4 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "paper"},message:"must have required property '"+"paper"+"'"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(data.parts === undefined){
const err5 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "parts"},message:"must have required property '"+"parts"+"'"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
for(const key0 in data){
if(!(func7.call(schema322.properties, key0))){
const err6 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
if(data.$schema !== undefined){
if(typeof data.$schema !== "string"){
const err7 = {instancePath:instancePath+"/$schema",schemaPath:"#/properties/%24schema/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
if(data.version !== undefined){
if(1 !== data.version){
const err8 = {instancePath:instancePath+"/version",schemaPath:"#/properties/version/const",keyword:"const",params:{allowedValue: 1},message:"must be equal to constant"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
if(data.title !== undefined){
if(typeof data.title !== "string"){
const err9 = {instancePath:instancePath+"/title",schemaPath:"#/properties/title/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
if(data.note !== undefined){
if(typeof data.note !== "string"){
const err10 = {instancePath:instancePath+"/note",schemaPath:"#/properties/note/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
if(data.kind !== undefined){
if("print" !== data.kind){
const err11 = {instancePath:instancePath+"/kind",schemaPath:"#/properties/kind/const",keyword:"const",params:{allowedValue: "print"},message:"must be equal to constant"};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
if(data.public !== undefined){
let data5 = data.public;
if(!((((data5 === true) || (data5 === false)) || (data5 === "ticket")) || (data5 === "share"))){
const err12 = {instancePath:instancePath+"/public",schemaPath:"#/definitions/PublicWord/enum",keyword:"enum",params:{allowedValues: schema227.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
}
if(data.entity !== undefined){
if(typeof data.entity !== "string"){
const err13 = {instancePath:instancePath+"/entity",schemaPath:"#/properties/entity/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
}
if(data.paper !== undefined){
let data7 = data.paper;
if(!((((((data7 === "A4") || (data7 === "A4-landscape")) || (data7 === "A5")) || (data7 === "A5-landscape")) || (data7 === "label")) || (data7 === "receipt"))){
const err14 = {instancePath:instancePath+"/paper",schemaPath:"#/properties/paper/enum",keyword:"enum",params:{allowedValues: schema322.properties.paper.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
}
if(data.heading !== undefined){
let data8 = data.heading;
if(typeof data8 === "string"){
if(func2(data8) > 60){
const err15 = {instancePath:instancePath+"/heading",schemaPath:"#/properties/heading/maxLength",keyword:"maxLength",params:{limit: 60},message:"must NOT have more than 60 characters"};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
}
else {
const err16 = {instancePath:instancePath+"/heading",schemaPath:"#/properties/heading/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
}
if(data.header !== undefined){
let data9 = data.header;
if(typeof data9 === "string"){
if(func2(data9) > 80){
const err17 = {instancePath:instancePath+"/header",schemaPath:"#/properties/header/maxLength",keyword:"maxLength",params:{limit: 80},message:"must NOT have more than 80 characters"};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
}
else {
const err18 = {instancePath:instancePath+"/header",schemaPath:"#/properties/header/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
}
if(data.footer !== undefined){
let data10 = data.footer;
if(typeof data10 === "string"){
if(func2(data10) > 80){
const err19 = {instancePath:instancePath+"/footer",schemaPath:"#/properties/footer/maxLength",keyword:"maxLength",params:{limit: 80},message:"must NOT have more than 80 characters"};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
}
else {
const err20 = {instancePath:instancePath+"/footer",schemaPath:"#/properties/footer/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
}
if(data.numbers !== undefined){
if(typeof data.numbers !== "boolean"){
const err21 = {instancePath:instancePath+"/numbers",schemaPath:"#/properties/numbers/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
}
if(data.parts !== undefined){
let data12 = data.parts;
if(Array.isArray(data12)){
if(data12.length < 1){
const err22 = {instancePath:instancePath+"/parts",schemaPath:"#/properties/parts/minItems",keyword:"minItems",params:{limit: 1},message:"must NOT have fewer than 1 items"};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
}
errors++;
}
const len0 = data12.length;
for(let i0=0; i0<len0; i0++){
if(!(validate154(data12[i0], {instancePath:instancePath+"/parts/" + i0,parentData:data12,parentDataProperty:i0,rootData}))){
vErrors = vErrors === null ? validate154.errors : vErrors.concat(validate154.errors);
errors = vErrors.length;
}
}
}
else {
const err23 = {instancePath:instancePath+"/parts",schemaPath:"#/properties/parts/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err23];
}
else {
vErrors.push(err23);
}
errors++;
}
}
}
else {
const err24 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err24];
}
else {
vErrors.push(err24);
}
errors++;
}
validate153.errors = vErrors;
return errors === 0;
}

const schema330 = {"title":"BatchPage","description":"Many documents at once, from templates that are rows: a template is chosen, then rows of its entity, which are seen as they will be on paper, and printed, made into one PDF or noted as printed. The templates are asked for as {Rows: [{TplCode, TplName, PerPage, Page, Entities}]}, Page being a page of kind print; the documents by TplCode, Ids, Keyword, PageIndex and PageSize, as {total, rows: [{Row, Records, Printed}]}.","type":"object","additionalProperties":false,"required":["version","title","kind","entity","templates","documents","print","pdf","mark"],"properties":{"$schema":{"type":"string"},"version":{"const":1},"title":{"type":"string"},"note":{"type":"string"},"kind":{"const":"batch"},"public":{"$ref":"#/definitions/PublicWord"},"entity":{"type":"string","description":"The entity of the EnCodes."},"templates":{"$ref":"block.schema.json#/definitions/CallSource"},"documents":{"$ref":"block.schema.json#/definitions/CallSource"},"print":{"$ref":"entity.schema.json#/definitions/EnCode"},"pdf":{"$ref":"entity.schema.json#/definitions/EnCode"},"mark":{"$ref":"entity.schema.json#/definitions/EnCode","description":"Takes the parameters TplCode and RowIds."},"sign":{"$ref":"entity.schema.json#/definitions/EnCode","description":"Run with the same parameters when documents with signed codes are printed; answers {At, Rows: [{Id, Code}]}, the codes of this print. A row without one needs none."},"settle":{"$ref":"entity.schema.json#/definitions/EnCode","description":"Run afterwards with the same parameters, At and Printed, which says whether the sheets came: then those of earlier prints are good no more, else those of this one. Needed with sign."}}};

function validate156(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.version === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "version"},message:"must have required property '"+"version"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.title === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "title"},message:"must have required property '"+"title"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.kind === undefined){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "kind"},message:"must have required property '"+"kind"+"'"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data.entity === undefined){
const err3 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "entity"},message:"must have required property '"+"entity"+"'"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(data.templates === undefined){
const err4 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "templates"},message:"must have required property '"+"templates"+"'"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(data.documents === undefined){
const err5 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "documents"},message:"must have required property '"+"documents"+"'"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if(data.print === undefined){
const err6 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "print"},message:"must have required property '"+"print"+"'"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
if(data.pdf === undefined){
const err7 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "pdf"},message:"must have required property '"+"pdf"+"'"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
if(data.mark === undefined){
const err8 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "mark"},message:"must have required property '"+"mark"+"'"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
for(const key0 in data){
if(!(func7.call(schema330.properties, key0))){
const err9 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
if(data.$schema !== undefined){
if(typeof data.$schema !== "string"){
const err10 = {instancePath:instancePath+"/$schema",schemaPath:"#/properties/%24schema/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
if(data.version !== undefined){
if(1 !== data.version){
const err11 = {instancePath:instancePath+"/version",schemaPath:"#/properties/version/const",keyword:"const",params:{allowedValue: 1},message:"must be equal to constant"};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
if(data.title !== undefined){
if(typeof data.title !== "string"){
const err12 = {instancePath:instancePath+"/title",schemaPath:"#/properties/title/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
}
if(data.note !== undefined){
if(typeof data.note !== "string"){
const err13 = {instancePath:instancePath+"/note",schemaPath:"#/properties/note/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
}
if(data.kind !== undefined){
if("batch" !== data.kind){
const err14 = {instancePath:instancePath+"/kind",schemaPath:"#/properties/kind/const",keyword:"const",params:{allowedValue: "batch"},message:"must be equal to constant"};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
}
if(data.public !== undefined){
let data5 = data.public;
if(!((((data5 === true) || (data5 === false)) || (data5 === "ticket")) || (data5 === "share"))){
const err15 = {instancePath:instancePath+"/public",schemaPath:"#/definitions/PublicWord/enum",keyword:"enum",params:{allowedValues: schema227.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
}
if(data.entity !== undefined){
if(typeof data.entity !== "string"){
const err16 = {instancePath:instancePath+"/entity",schemaPath:"#/properties/entity/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
}
if(data.templates !== undefined){
if(!(validate121(data.templates, {instancePath:instancePath+"/templates",parentData:data,parentDataProperty:"templates",rootData}))){
vErrors = vErrors === null ? validate121.errors : vErrors.concat(validate121.errors);
errors = vErrors.length;
}
}
if(data.documents !== undefined){
if(!(validate121(data.documents, {instancePath:instancePath+"/documents",parentData:data,parentDataProperty:"documents",rootData}))){
vErrors = vErrors === null ? validate121.errors : vErrors.concat(validate121.errors);
errors = vErrors.length;
}
}
if(data.print !== undefined){
let data9 = data.print;
if(typeof data9 === "string"){
if(!pattern21.test(data9)){
const err17 = {instancePath:instancePath+"/print",schemaPath:"entity.schema.json#/definitions/EnCode/pattern",keyword:"pattern",params:{pattern: "^[a-z][A-Za-z0-9]*(\\.[a-z][A-Za-z0-9]*){1,3}$"},message:"must match pattern \""+"^[a-z][A-Za-z0-9]*(\\.[a-z][A-Za-z0-9]*){1,3}$"+"\""};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
}
else {
const err18 = {instancePath:instancePath+"/print",schemaPath:"entity.schema.json#/definitions/EnCode/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
}
if(data.pdf !== undefined){
let data10 = data.pdf;
if(typeof data10 === "string"){
if(!pattern21.test(data10)){
const err19 = {instancePath:instancePath+"/pdf",schemaPath:"entity.schema.json#/definitions/EnCode/pattern",keyword:"pattern",params:{pattern: "^[a-z][A-Za-z0-9]*(\\.[a-z][A-Za-z0-9]*){1,3}$"},message:"must match pattern \""+"^[a-z][A-Za-z0-9]*(\\.[a-z][A-Za-z0-9]*){1,3}$"+"\""};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
}
else {
const err20 = {instancePath:instancePath+"/pdf",schemaPath:"entity.schema.json#/definitions/EnCode/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
}
if(data.mark !== undefined){
let data11 = data.mark;
if(typeof data11 === "string"){
if(!pattern21.test(data11)){
const err21 = {instancePath:instancePath+"/mark",schemaPath:"entity.schema.json#/definitions/EnCode/pattern",keyword:"pattern",params:{pattern: "^[a-z][A-Za-z0-9]*(\\.[a-z][A-Za-z0-9]*){1,3}$"},message:"must match pattern \""+"^[a-z][A-Za-z0-9]*(\\.[a-z][A-Za-z0-9]*){1,3}$"+"\""};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
}
else {
const err22 = {instancePath:instancePath+"/mark",schemaPath:"entity.schema.json#/definitions/EnCode/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
}
errors++;
}
}
if(data.sign !== undefined){
let data12 = data.sign;
if(typeof data12 === "string"){
if(!pattern21.test(data12)){
const err23 = {instancePath:instancePath+"/sign",schemaPath:"entity.schema.json#/definitions/EnCode/pattern",keyword:"pattern",params:{pattern: "^[a-z][A-Za-z0-9]*(\\.[a-z][A-Za-z0-9]*){1,3}$"},message:"must match pattern \""+"^[a-z][A-Za-z0-9]*(\\.[a-z][A-Za-z0-9]*){1,3}$"+"\""};
if(vErrors === null){
vErrors = [err23];
}
else {
vErrors.push(err23);
}
errors++;
}
}
else {
const err24 = {instancePath:instancePath+"/sign",schemaPath:"entity.schema.json#/definitions/EnCode/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err24];
}
else {
vErrors.push(err24);
}
errors++;
}
}
if(data.settle !== undefined){
let data13 = data.settle;
if(typeof data13 === "string"){
if(!pattern21.test(data13)){
const err25 = {instancePath:instancePath+"/settle",schemaPath:"entity.schema.json#/definitions/EnCode/pattern",keyword:"pattern",params:{pattern: "^[a-z][A-Za-z0-9]*(\\.[a-z][A-Za-z0-9]*){1,3}$"},message:"must match pattern \""+"^[a-z][A-Za-z0-9]*(\\.[a-z][A-Za-z0-9]*){1,3}$"+"\""};
if(vErrors === null){
vErrors = [err25];
}
else {
vErrors.push(err25);
}
errors++;
}
}
else {
const err26 = {instancePath:instancePath+"/settle",schemaPath:"entity.schema.json#/definitions/EnCode/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err26];
}
else {
vErrors.push(err26);
}
errors++;
}
}
}
else {
const err27 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err27];
}
else {
vErrors.push(err27);
}
errors++;
}
validate156.errors = vErrors;
return errors === 0;
}

const schema337 = {"title":"PickerPage","description":"A map of places, a row each: beds, seats. They stand in boxes by the fields of `groups`; their state is told by colour, mark and word.","type":"object","additionalProperties":false,"required":["version","title","kind","entity","groups","label","state","actions"],"properties":{"$schema":{"type":"string"},"version":{"const":1},"title":{"type":"string"},"note":{"type":"string"},"kind":{"const":"picker"},"public":{"$ref":"#/definitions/PublicWord"},"entity":{"type":"string"},"groups":{"type":"array","minItems":1,"items":{"oneOf":[{"$ref":"field.schema.json#/definitions/FieldName"},{"title":"PickerGroup","type":"object","additionalProperties":false,"required":["key","title"],"properties":{"key":{"$ref":"block.schema.json#/definitions/Key"},"title":{"type":"string","minLength":1,"maxLength":20}},"description":"A value of the source's rows that is no field of the entity."}]},"description":"From the large to the small, such as building, floor, room: the last are the boxes, those before it are chosen above the map. A reference in the first place is asked for before any place is read, and given to the source as its input; not with \"whole\"."},"source":{"$ref":"block.schema.json#/definitions/CallSource","description":"The call that answers the places, {Rows, Note}: rows of the entity with what their reader may know, and a line to stand above the map. Absent: rows of the entity."},"asks":{"type":"array","minItems":1,"maxItems":12,"items":{"$ref":"#/definitions/FieldUse"},"description":"Parameters of the actions that are chosen above the map instead of being asked for afterwards, such as a day and a range of times with its \"track\". The name filter in the source's input; the places are read once all of them are right, and anew when one changes. Each action is given those that it has; it is only asked for its others."},"whole":{"type":"boolean","description":"All places are read at once, without asking for the first group."},"own":{"title":"PickerOwn","type":"object","additionalProperties":false,"required":["when","held","got"],"properties":{"when":{"$ref":"field.schema.json#/definitions/Condition","description":"Whether a place is the reader's own: it stands at the foot with its actions, and no other can be chosen."},"until":{"$ref":"field.schema.json#/definitions/FieldName","description":"Until when it is held for him; empty once it is his for good."},"held":{"type":"string","maxLength":20,"description":"Word before a place that is held."},"got":{"type":"string","maxLength":20,"description":"Word before a place that is his."},"mates":{"type":"string","maxLength":20,"description":"Word before the texts of the other places of its box."},"next":{"title":"PickerNext","type":"object","additionalProperties":false,"required":["text","url"],"properties":{"text":{"type":"string","minLength":1,"maxLength":10},"url":{"type":"string","description":"Route to go to."}},"description":"Where to go on once a place is his for good."}}},"label":{"$ref":"field.schema.json#/definitions/FieldName","description":"What stands in a place."},"text":{"$ref":"field.schema.json#/definitions/FieldName","description":"Second line of a place, such as who has it."},"tip":{"type":"array","minItems":1,"maxItems":8,"uniqueItems":true,"items":{"$ref":"field.schema.json#/definitions/FieldName"},"description":"Told beside a place while the pointer or the focus is on it, such as who has it."},"table":{"type":"array","minItems":1,"maxItems":8,"uniqueItems":true,"items":{"$ref":"field.schema.json#/definitions/FieldName"},"description":"Columns of a table beside the map with the places that it shows: what is chosen in the one is chosen in the other."},"state":{"$ref":"field.schema.json#/definitions/FieldName","description":"Dictionary field: names and colours of the legend."},"free":{"type":"array","minItems":1,"items":{"type":"string"},"description":"States that count as free and may be chosen. Absent: all."},"counted":{"type":"string","minLength":1,"maxLength":6,"description":"Word before how many places of a box are free. Default 空."},"any":{"type":"boolean","description":"Places in every state may be chosen; `free` says only which are counted as free."},"most":{"type":"integer","minimum":1,"maximum":500,"description":"Places chosen at once. Default 1; more need actions with \"batch\"."},"every":{"type":"integer","minimum":2,"maximum":600,"description":"Seconds until the map is read anew."},"actions":{"type":"array","minItems":1,"items":{"$ref":"#/definitions/Button"},"description":"What may be done with the chosen places."},"empty":{"type":"string"}}};

function validate159(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.version === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "version"},message:"must have required property '"+"version"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.title === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "title"},message:"must have required property '"+"title"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.kind === undefined){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "kind"},message:"must have required property '"+"kind"+"'"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data.entity === undefined){
const err3 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "entity"},message:"must have required property '"+"entity"+"'"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(data.groups === undefined){
const err4 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "groups"},message:"must have required property '"+"groups"+"'"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(data.label === undefined){
const err5 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "label"},message:"must have required property '"+"label"+"'"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if(data.state === undefined){
const err6 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "state"},message:"must have required property '"+"state"+"'"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
if(data.actions === undefined){
const err7 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "actions"},message:"must have required property '"+"actions"+"'"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
for(const key0 in data){
if(!(func7.call(schema337.properties, key0))){
const err8 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
if(data.$schema !== undefined){
if(typeof data.$schema !== "string"){
const err9 = {instancePath:instancePath+"/$schema",schemaPath:"#/properties/%24schema/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
if(data.version !== undefined){
if(1 !== data.version){
const err10 = {instancePath:instancePath+"/version",schemaPath:"#/properties/version/const",keyword:"const",params:{allowedValue: 1},message:"must be equal to constant"};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
if(data.title !== undefined){
if(typeof data.title !== "string"){
const err11 = {instancePath:instancePath+"/title",schemaPath:"#/properties/title/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
if(data.note !== undefined){
if(typeof data.note !== "string"){
const err12 = {instancePath:instancePath+"/note",schemaPath:"#/properties/note/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
}
if(data.kind !== undefined){
if("picker" !== data.kind){
const err13 = {instancePath:instancePath+"/kind",schemaPath:"#/properties/kind/const",keyword:"const",params:{allowedValue: "picker"},message:"must be equal to constant"};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
}
if(data.public !== undefined){
let data5 = data.public;
if(!((((data5 === true) || (data5 === false)) || (data5 === "ticket")) || (data5 === "share"))){
const err14 = {instancePath:instancePath+"/public",schemaPath:"#/definitions/PublicWord/enum",keyword:"enum",params:{allowedValues: schema227.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
}
if(data.entity !== undefined){
if(typeof data.entity !== "string"){
const err15 = {instancePath:instancePath+"/entity",schemaPath:"#/properties/entity/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
}
if(data.groups !== undefined){
let data7 = data.groups;
if(Array.isArray(data7)){
if(data7.length < 1){
const err16 = {instancePath:instancePath+"/groups",schemaPath:"#/properties/groups/minItems",keyword:"minItems",params:{limit: 1},message:"must NOT have fewer than 1 items"};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
const len0 = data7.length;
for(let i0=0; i0<len0; i0++){
let data8 = data7[i0];
const _errs17 = errors;
let valid4 = false;
let passing0 = null;
const _errs18 = errors;
if(typeof data8 === "string"){
if(!pattern2.test(data8)){
const err17 = {instancePath:instancePath+"/groups/" + i0,schemaPath:"field.schema.json#/definitions/FieldName/pattern",keyword:"pattern",params:{pattern: "^[A-Z][A-Za-z0-9]{0,40}$"},message:"must match pattern \""+"^[A-Z][A-Za-z0-9]{0,40}$"+"\""};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
}
else {
const err18 = {instancePath:instancePath+"/groups/" + i0,schemaPath:"field.schema.json#/definitions/FieldName/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
var _valid0 = _errs18 === errors;
if(_valid0){
valid4 = true;
passing0 = 0;
}
const _errs21 = errors;
if(data8 && typeof data8 == "object" && !Array.isArray(data8)){
if(data8.key === undefined){
const err19 = {instancePath:instancePath+"/groups/" + i0,schemaPath:"#/properties/groups/items/oneOf/1/required",keyword:"required",params:{missingProperty: "key"},message:"must have required property '"+"key"+"'"};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
if(data8.title === undefined){
const err20 = {instancePath:instancePath+"/groups/" + i0,schemaPath:"#/properties/groups/items/oneOf/1/required",keyword:"required",params:{missingProperty: "title"},message:"must have required property '"+"title"+"'"};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
for(const key1 in data8){
if(!((key1 === "key") || (key1 === "title"))){
const err21 = {instancePath:instancePath+"/groups/" + i0,schemaPath:"#/properties/groups/items/oneOf/1/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
}
if(data8.key !== undefined){
let data9 = data8.key;
if(typeof data9 === "string"){
if(!pattern23.test(data9)){
const err22 = {instancePath:instancePath+"/groups/" + i0+"/key",schemaPath:"block.schema.json#/definitions/Key/pattern",keyword:"pattern",params:{pattern: "^[A-Za-z][A-Za-z0-9]{0,40}$"},message:"must match pattern \""+"^[A-Za-z][A-Za-z0-9]{0,40}$"+"\""};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
}
errors++;
}
}
else {
const err23 = {instancePath:instancePath+"/groups/" + i0+"/key",schemaPath:"block.schema.json#/definitions/Key/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err23];
}
else {
vErrors.push(err23);
}
errors++;
}
}
if(data8.title !== undefined){
let data10 = data8.title;
if(typeof data10 === "string"){
if(func2(data10) > 20){
const err24 = {instancePath:instancePath+"/groups/" + i0+"/title",schemaPath:"#/properties/groups/items/oneOf/1/properties/title/maxLength",keyword:"maxLength",params:{limit: 20},message:"must NOT have more than 20 characters"};
if(vErrors === null){
vErrors = [err24];
}
else {
vErrors.push(err24);
}
errors++;
}
if(func2(data10) < 1){
const err25 = {instancePath:instancePath+"/groups/" + i0+"/title",schemaPath:"#/properties/groups/items/oneOf/1/properties/title/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err25];
}
else {
vErrors.push(err25);
}
errors++;
}
}
else {
const err26 = {instancePath:instancePath+"/groups/" + i0+"/title",schemaPath:"#/properties/groups/items/oneOf/1/properties/title/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err26];
}
else {
vErrors.push(err26);
}
errors++;
}
}
}
else {
const err27 = {instancePath:instancePath+"/groups/" + i0,schemaPath:"#/properties/groups/items/oneOf/1/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err27];
}
else {
vErrors.push(err27);
}
errors++;
}
var _valid0 = _errs21 === errors;
if(_valid0 && valid4){
valid4 = false;
passing0 = [passing0, 1];
}
else {
if(_valid0){
valid4 = true;
passing0 = 1;
}
}
if(!valid4){
const err28 = {instancePath:instancePath+"/groups/" + i0,schemaPath:"#/properties/groups/items/oneOf",keyword:"oneOf",params:{passingSchemas: passing0},message:"must match exactly one schema in oneOf"};
if(vErrors === null){
vErrors = [err28];
}
else {
vErrors.push(err28);
}
errors++;
}
else {
errors = _errs17;
if(vErrors !== null){
if(_errs17){
vErrors.length = _errs17;
}
else {
vErrors = null;
}
}
}
}
}
else {
const err29 = {instancePath:instancePath+"/groups",schemaPath:"#/properties/groups/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err29];
}
else {
vErrors.push(err29);
}
errors++;
}
}
if(data.source !== undefined){
if(!(validate121(data.source, {instancePath:instancePath+"/source",parentData:data,parentDataProperty:"source",rootData}))){
vErrors = vErrors === null ? validate121.errors : vErrors.concat(validate121.errors);
errors = vErrors.length;
}
}
if(data.asks !== undefined){
let data12 = data.asks;
if(Array.isArray(data12)){
if(data12.length > 12){
const err30 = {instancePath:instancePath+"/asks",schemaPath:"#/properties/asks/maxItems",keyword:"maxItems",params:{limit: 12},message:"must NOT have more than 12 items"};
if(vErrors === null){
vErrors = [err30];
}
else {
vErrors.push(err30);
}
errors++;
}
if(data12.length < 1){
const err31 = {instancePath:instancePath+"/asks",schemaPath:"#/properties/asks/minItems",keyword:"minItems",params:{limit: 1},message:"must NOT have fewer than 1 items"};
if(vErrors === null){
vErrors = [err31];
}
else {
vErrors.push(err31);
}
errors++;
}
const len1 = data12.length;
for(let i1=0; i1<len1; i1++){
if(!(validate120(data12[i1], {instancePath:instancePath+"/asks/" + i1,parentData:data12,parentDataProperty:i1,rootData}))){
vErrors = vErrors === null ? validate120.errors : vErrors.concat(validate120.errors);
errors = vErrors.length;
}
}
}
else {
const err32 = {instancePath:instancePath+"/asks",schemaPath:"#/properties/asks/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err32];
}
else {
vErrors.push(err32);
}
errors++;
}
}
if(data.whole !== undefined){
if(typeof data.whole !== "boolean"){
const err33 = {instancePath:instancePath+"/whole",schemaPath:"#/properties/whole/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
if(vErrors === null){
vErrors = [err33];
}
else {
vErrors.push(err33);
}
errors++;
}
}
if(data.own !== undefined){
let data15 = data.own;
if(data15 && typeof data15 == "object" && !Array.isArray(data15)){
if(data15.when === undefined){
const err34 = {instancePath:instancePath+"/own",schemaPath:"#/properties/own/required",keyword:"required",params:{missingProperty: "when"},message:"must have required property '"+"when"+"'"};
if(vErrors === null){
vErrors = [err34];
}
else {
vErrors.push(err34);
}
errors++;
}
if(data15.held === undefined){
const err35 = {instancePath:instancePath+"/own",schemaPath:"#/properties/own/required",keyword:"required",params:{missingProperty: "held"},message:"must have required property '"+"held"+"'"};
if(vErrors === null){
vErrors = [err35];
}
else {
vErrors.push(err35);
}
errors++;
}
if(data15.got === undefined){
const err36 = {instancePath:instancePath+"/own",schemaPath:"#/properties/own/required",keyword:"required",params:{missingProperty: "got"},message:"must have required property '"+"got"+"'"};
if(vErrors === null){
vErrors = [err36];
}
else {
vErrors.push(err36);
}
errors++;
}
for(const key2 in data15){
if(!((((((key2 === "when") || (key2 === "until")) || (key2 === "held")) || (key2 === "got")) || (key2 === "mates")) || (key2 === "next"))){
const err37 = {instancePath:instancePath+"/own",schemaPath:"#/properties/own/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key2},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err37];
}
else {
vErrors.push(err37);
}
errors++;
}
}
if(data15.when !== undefined){
let data16 = data15.when;
if(typeof data16 === "string"){
if(func2(data16) > 2000){
const err38 = {instancePath:instancePath+"/own/when",schemaPath:"field.schema.json#/definitions/Condition/maxLength",keyword:"maxLength",params:{limit: 2000},message:"must NOT have more than 2000 characters"};
if(vErrors === null){
vErrors = [err38];
}
else {
vErrors.push(err38);
}
errors++;
}
if(func2(data16) < 1){
const err39 = {instancePath:instancePath+"/own/when",schemaPath:"field.schema.json#/definitions/Condition/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err39];
}
else {
vErrors.push(err39);
}
errors++;
}
}
else {
const err40 = {instancePath:instancePath+"/own/when",schemaPath:"field.schema.json#/definitions/Condition/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err40];
}
else {
vErrors.push(err40);
}
errors++;
}
}
if(data15.until !== undefined){
let data17 = data15.until;
if(typeof data17 === "string"){
if(!pattern2.test(data17)){
const err41 = {instancePath:instancePath+"/own/until",schemaPath:"field.schema.json#/definitions/FieldName/pattern",keyword:"pattern",params:{pattern: "^[A-Z][A-Za-z0-9]{0,40}$"},message:"must match pattern \""+"^[A-Z][A-Za-z0-9]{0,40}$"+"\""};
if(vErrors === null){
vErrors = [err41];
}
else {
vErrors.push(err41);
}
errors++;
}
}
else {
const err42 = {instancePath:instancePath+"/own/until",schemaPath:"field.schema.json#/definitions/FieldName/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err42];
}
else {
vErrors.push(err42);
}
errors++;
}
}
if(data15.held !== undefined){
let data18 = data15.held;
if(typeof data18 === "string"){
if(func2(data18) > 20){
const err43 = {instancePath:instancePath+"/own/held",schemaPath:"#/properties/own/properties/held/maxLength",keyword:"maxLength",params:{limit: 20},message:"must NOT have more than 20 characters"};
if(vErrors === null){
vErrors = [err43];
}
else {
vErrors.push(err43);
}
errors++;
}
}
else {
const err44 = {instancePath:instancePath+"/own/held",schemaPath:"#/properties/own/properties/held/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err44];
}
else {
vErrors.push(err44);
}
errors++;
}
}
if(data15.got !== undefined){
let data19 = data15.got;
if(typeof data19 === "string"){
if(func2(data19) > 20){
const err45 = {instancePath:instancePath+"/own/got",schemaPath:"#/properties/own/properties/got/maxLength",keyword:"maxLength",params:{limit: 20},message:"must NOT have more than 20 characters"};
if(vErrors === null){
vErrors = [err45];
}
else {
vErrors.push(err45);
}
errors++;
}
}
else {
const err46 = {instancePath:instancePath+"/own/got",schemaPath:"#/properties/own/properties/got/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err46];
}
else {
vErrors.push(err46);
}
errors++;
}
}
if(data15.mates !== undefined){
let data20 = data15.mates;
if(typeof data20 === "string"){
if(func2(data20) > 20){
const err47 = {instancePath:instancePath+"/own/mates",schemaPath:"#/properties/own/properties/mates/maxLength",keyword:"maxLength",params:{limit: 20},message:"must NOT have more than 20 characters"};
if(vErrors === null){
vErrors = [err47];
}
else {
vErrors.push(err47);
}
errors++;
}
}
else {
const err48 = {instancePath:instancePath+"/own/mates",schemaPath:"#/properties/own/properties/mates/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err48];
}
else {
vErrors.push(err48);
}
errors++;
}
}
if(data15.next !== undefined){
let data21 = data15.next;
if(data21 && typeof data21 == "object" && !Array.isArray(data21)){
if(data21.text === undefined){
const err49 = {instancePath:instancePath+"/own/next",schemaPath:"#/properties/own/properties/next/required",keyword:"required",params:{missingProperty: "text"},message:"must have required property '"+"text"+"'"};
if(vErrors === null){
vErrors = [err49];
}
else {
vErrors.push(err49);
}
errors++;
}
if(data21.url === undefined){
const err50 = {instancePath:instancePath+"/own/next",schemaPath:"#/properties/own/properties/next/required",keyword:"required",params:{missingProperty: "url"},message:"must have required property '"+"url"+"'"};
if(vErrors === null){
vErrors = [err50];
}
else {
vErrors.push(err50);
}
errors++;
}
for(const key3 in data21){
if(!((key3 === "text") || (key3 === "url"))){
const err51 = {instancePath:instancePath+"/own/next",schemaPath:"#/properties/own/properties/next/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key3},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err51];
}
else {
vErrors.push(err51);
}
errors++;
}
}
if(data21.text !== undefined){
let data22 = data21.text;
if(typeof data22 === "string"){
if(func2(data22) > 10){
const err52 = {instancePath:instancePath+"/own/next/text",schemaPath:"#/properties/own/properties/next/properties/text/maxLength",keyword:"maxLength",params:{limit: 10},message:"must NOT have more than 10 characters"};
if(vErrors === null){
vErrors = [err52];
}
else {
vErrors.push(err52);
}
errors++;
}
if(func2(data22) < 1){
const err53 = {instancePath:instancePath+"/own/next/text",schemaPath:"#/properties/own/properties/next/properties/text/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err53];
}
else {
vErrors.push(err53);
}
errors++;
}
}
else {
const err54 = {instancePath:instancePath+"/own/next/text",schemaPath:"#/properties/own/properties/next/properties/text/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err54];
}
else {
vErrors.push(err54);
}
errors++;
}
}
if(data21.url !== undefined){
if(typeof data21.url !== "string"){
const err55 = {instancePath:instancePath+"/own/next/url",schemaPath:"#/properties/own/properties/next/properties/url/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err55];
}
else {
vErrors.push(err55);
}
errors++;
}
}
}
else {
const err56 = {instancePath:instancePath+"/own/next",schemaPath:"#/properties/own/properties/next/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err56];
}
else {
vErrors.push(err56);
}
errors++;
}
}
}
else {
const err57 = {instancePath:instancePath+"/own",schemaPath:"#/properties/own/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err57];
}
else {
vErrors.push(err57);
}
errors++;
}
}
if(data.label !== undefined){
let data24 = data.label;
if(typeof data24 === "string"){
if(!pattern2.test(data24)){
const err58 = {instancePath:instancePath+"/label",schemaPath:"field.schema.json#/definitions/FieldName/pattern",keyword:"pattern",params:{pattern: "^[A-Z][A-Za-z0-9]{0,40}$"},message:"must match pattern \""+"^[A-Z][A-Za-z0-9]{0,40}$"+"\""};
if(vErrors === null){
vErrors = [err58];
}
else {
vErrors.push(err58);
}
errors++;
}
}
else {
const err59 = {instancePath:instancePath+"/label",schemaPath:"field.schema.json#/definitions/FieldName/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err59];
}
else {
vErrors.push(err59);
}
errors++;
}
}
if(data.text !== undefined){
let data25 = data.text;
if(typeof data25 === "string"){
if(!pattern2.test(data25)){
const err60 = {instancePath:instancePath+"/text",schemaPath:"field.schema.json#/definitions/FieldName/pattern",keyword:"pattern",params:{pattern: "^[A-Z][A-Za-z0-9]{0,40}$"},message:"must match pattern \""+"^[A-Z][A-Za-z0-9]{0,40}$"+"\""};
if(vErrors === null){
vErrors = [err60];
}
else {
vErrors.push(err60);
}
errors++;
}
}
else {
const err61 = {instancePath:instancePath+"/text",schemaPath:"field.schema.json#/definitions/FieldName/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err61];
}
else {
vErrors.push(err61);
}
errors++;
}
}
if(data.tip !== undefined){
let data26 = data.tip;
if(Array.isArray(data26)){
if(data26.length > 8){
const err62 = {instancePath:instancePath+"/tip",schemaPath:"#/properties/tip/maxItems",keyword:"maxItems",params:{limit: 8},message:"must NOT have more than 8 items"};
if(vErrors === null){
vErrors = [err62];
}
else {
vErrors.push(err62);
}
errors++;
}
if(data26.length < 1){
const err63 = {instancePath:instancePath+"/tip",schemaPath:"#/properties/tip/minItems",keyword:"minItems",params:{limit: 1},message:"must NOT have fewer than 1 items"};
if(vErrors === null){
vErrors = [err63];
}
else {
vErrors.push(err63);
}
errors++;
}
const len2 = data26.length;
for(let i2=0; i2<len2; i2++){
let data27 = data26[i2];
if(typeof data27 === "string"){
if(!pattern2.test(data27)){
const err64 = {instancePath:instancePath+"/tip/" + i2,schemaPath:"field.schema.json#/definitions/FieldName/pattern",keyword:"pattern",params:{pattern: "^[A-Z][A-Za-z0-9]{0,40}$"},message:"must match pattern \""+"^[A-Z][A-Za-z0-9]{0,40}$"+"\""};
if(vErrors === null){
vErrors = [err64];
}
else {
vErrors.push(err64);
}
errors++;
}
}
else {
const err65 = {instancePath:instancePath+"/tip/" + i2,schemaPath:"field.schema.json#/definitions/FieldName/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err65];
}
else {
vErrors.push(err65);
}
errors++;
}
}
let i3 = data26.length;
let j0;
if(i3 > 1){
outer0:
for(;i3--;){
for(j0 = i3; j0--;){
if(func0(data26[i3], data26[j0])){
const err66 = {instancePath:instancePath+"/tip",schemaPath:"#/properties/tip/uniqueItems",keyword:"uniqueItems",params:{i: i3, j: j0},message:"must NOT have duplicate items (items ## "+j0+" and "+i3+" are identical)"};
if(vErrors === null){
vErrors = [err66];
}
else {
vErrors.push(err66);
}
errors++;
break outer0;
}
}
}
}
}
else {
const err67 = {instancePath:instancePath+"/tip",schemaPath:"#/properties/tip/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err67];
}
else {
vErrors.push(err67);
}
errors++;
}
}
if(data.table !== undefined){
let data28 = data.table;
if(Array.isArray(data28)){
if(data28.length > 8){
const err68 = {instancePath:instancePath+"/table",schemaPath:"#/properties/table/maxItems",keyword:"maxItems",params:{limit: 8},message:"must NOT have more than 8 items"};
if(vErrors === null){
vErrors = [err68];
}
else {
vErrors.push(err68);
}
errors++;
}
if(data28.length < 1){
const err69 = {instancePath:instancePath+"/table",schemaPath:"#/properties/table/minItems",keyword:"minItems",params:{limit: 1},message:"must NOT have fewer than 1 items"};
if(vErrors === null){
vErrors = [err69];
}
else {
vErrors.push(err69);
}
errors++;
}
const len3 = data28.length;
for(let i4=0; i4<len3; i4++){
let data29 = data28[i4];
if(typeof data29 === "string"){
if(!pattern2.test(data29)){
const err70 = {instancePath:instancePath+"/table/" + i4,schemaPath:"field.schema.json#/definitions/FieldName/pattern",keyword:"pattern",params:{pattern: "^[A-Z][A-Za-z0-9]{0,40}$"},message:"must match pattern \""+"^[A-Z][A-Za-z0-9]{0,40}$"+"\""};
if(vErrors === null){
vErrors = [err70];
}
else {
vErrors.push(err70);
}
errors++;
}
}
else {
const err71 = {instancePath:instancePath+"/table/" + i4,schemaPath:"field.schema.json#/definitions/FieldName/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err71];
}
else {
vErrors.push(err71);
}
errors++;
}
}
let i5 = data28.length;
let j1;
if(i5 > 1){
outer1:
for(;i5--;){
for(j1 = i5; j1--;){
if(func0(data28[i5], data28[j1])){
const err72 = {instancePath:instancePath+"/table",schemaPath:"#/properties/table/uniqueItems",keyword:"uniqueItems",params:{i: i5, j: j1},message:"must NOT have duplicate items (items ## "+j1+" and "+i5+" are identical)"};
if(vErrors === null){
vErrors = [err72];
}
else {
vErrors.push(err72);
}
errors++;
break outer1;
}
}
}
}
}
else {
const err73 = {instancePath:instancePath+"/table",schemaPath:"#/properties/table/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err73];
}
else {
vErrors.push(err73);
}
errors++;
}
}
if(data.state !== undefined){
let data30 = data.state;
if(typeof data30 === "string"){
if(!pattern2.test(data30)){
const err74 = {instancePath:instancePath+"/state",schemaPath:"field.schema.json#/definitions/FieldName/pattern",keyword:"pattern",params:{pattern: "^[A-Z][A-Za-z0-9]{0,40}$"},message:"must match pattern \""+"^[A-Z][A-Za-z0-9]{0,40}$"+"\""};
if(vErrors === null){
vErrors = [err74];
}
else {
vErrors.push(err74);
}
errors++;
}
}
else {
const err75 = {instancePath:instancePath+"/state",schemaPath:"field.schema.json#/definitions/FieldName/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err75];
}
else {
vErrors.push(err75);
}
errors++;
}
}
if(data.free !== undefined){
let data31 = data.free;
if(Array.isArray(data31)){
if(data31.length < 1){
const err76 = {instancePath:instancePath+"/free",schemaPath:"#/properties/free/minItems",keyword:"minItems",params:{limit: 1},message:"must NOT have fewer than 1 items"};
if(vErrors === null){
vErrors = [err76];
}
else {
vErrors.push(err76);
}
errors++;
}
const len4 = data31.length;
for(let i6=0; i6<len4; i6++){
if(typeof data31[i6] !== "string"){
const err77 = {instancePath:instancePath+"/free/" + i6,schemaPath:"#/properties/free/items/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err77];
}
else {
vErrors.push(err77);
}
errors++;
}
}
}
else {
const err78 = {instancePath:instancePath+"/free",schemaPath:"#/properties/free/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err78];
}
else {
vErrors.push(err78);
}
errors++;
}
}
if(data.counted !== undefined){
let data33 = data.counted;
if(typeof data33 === "string"){
if(func2(data33) > 6){
const err79 = {instancePath:instancePath+"/counted",schemaPath:"#/properties/counted/maxLength",keyword:"maxLength",params:{limit: 6},message:"must NOT have more than 6 characters"};
if(vErrors === null){
vErrors = [err79];
}
else {
vErrors.push(err79);
}
errors++;
}
if(func2(data33) < 1){
const err80 = {instancePath:instancePath+"/counted",schemaPath:"#/properties/counted/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err80];
}
else {
vErrors.push(err80);
}
errors++;
}
}
else {
const err81 = {instancePath:instancePath+"/counted",schemaPath:"#/properties/counted/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err81];
}
else {
vErrors.push(err81);
}
errors++;
}
}
if(data.any !== undefined){
if(typeof data.any !== "boolean"){
const err82 = {instancePath:instancePath+"/any",schemaPath:"#/properties/any/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
if(vErrors === null){
vErrors = [err82];
}
else {
vErrors.push(err82);
}
errors++;
}
}
if(data.most !== undefined){
let data35 = data.most;
if(!((typeof data35 == "number") && (!(data35 % 1) && !isNaN(data35)))){
const err83 = {instancePath:instancePath+"/most",schemaPath:"#/properties/most/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err83];
}
else {
vErrors.push(err83);
}
errors++;
}
if(typeof data35 == "number"){
if(data35 > 500 || isNaN(data35)){
const err84 = {instancePath:instancePath+"/most",schemaPath:"#/properties/most/maximum",keyword:"maximum",params:{comparison: "<=", limit: 500},message:"must be <= 500"};
if(vErrors === null){
vErrors = [err84];
}
else {
vErrors.push(err84);
}
errors++;
}
if(data35 < 1 || isNaN(data35)){
const err85 = {instancePath:instancePath+"/most",schemaPath:"#/properties/most/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"};
if(vErrors === null){
vErrors = [err85];
}
else {
vErrors.push(err85);
}
errors++;
}
}
}
if(data.every !== undefined){
let data36 = data.every;
if(!((typeof data36 == "number") && (!(data36 % 1) && !isNaN(data36)))){
const err86 = {instancePath:instancePath+"/every",schemaPath:"#/properties/every/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err86];
}
else {
vErrors.push(err86);
}
errors++;
}
if(typeof data36 == "number"){
if(data36 > 600 || isNaN(data36)){
const err87 = {instancePath:instancePath+"/every",schemaPath:"#/properties/every/maximum",keyword:"maximum",params:{comparison: "<=", limit: 600},message:"must be <= 600"};
if(vErrors === null){
vErrors = [err87];
}
else {
vErrors.push(err87);
}
errors++;
}
if(data36 < 2 || isNaN(data36)){
const err88 = {instancePath:instancePath+"/every",schemaPath:"#/properties/every/minimum",keyword:"minimum",params:{comparison: ">=", limit: 2},message:"must be >= 2"};
if(vErrors === null){
vErrors = [err88];
}
else {
vErrors.push(err88);
}
errors++;
}
}
}
if(data.actions !== undefined){
let data37 = data.actions;
if(Array.isArray(data37)){
if(data37.length < 1){
const err89 = {instancePath:instancePath+"/actions",schemaPath:"#/properties/actions/minItems",keyword:"minItems",params:{limit: 1},message:"must NOT have fewer than 1 items"};
if(vErrors === null){
vErrors = [err89];
}
else {
vErrors.push(err89);
}
errors++;
}
const len5 = data37.length;
for(let i7=0; i7<len5; i7++){
if(!(validate108(data37[i7], {instancePath:instancePath+"/actions/" + i7,parentData:data37,parentDataProperty:i7,rootData}))){
vErrors = vErrors === null ? validate108.errors : vErrors.concat(validate108.errors);
errors = vErrors.length;
}
}
}
else {
const err90 = {instancePath:instancePath+"/actions",schemaPath:"#/properties/actions/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err90];
}
else {
vErrors.push(err90);
}
errors++;
}
}
if(data.empty !== undefined){
if(typeof data.empty !== "string"){
const err91 = {instancePath:instancePath+"/empty",schemaPath:"#/properties/empty/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err91];
}
else {
vErrors.push(err91);
}
errors++;
}
}
}
else {
const err92 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err92];
}
else {
vErrors.push(err92);
}
errors++;
}
validate159.errors = vErrors;
return errors === 0;
}

const schema348 = {"title":"PaperPage","description":"Questions to be answered: a questionnaire, an exam, a vote. The call answers {Id, Title, Intro, Deadline, One, Closed, Questions: [{Id, Type, Title, Required, Options: [{Key, Text, Picture, Note, JumpTo}], Cards, Rows, MinSelect, MaxSelect, MinScore, MaxScore, MaxLength, FileKinds, MaxMB, ShowWhen: {q, op, v}}], Answers: {Id: value}, Files: [{Id, Name, Url, Size}], Results: [{Name, Level, Advice}]}, without what the answerer must not know; q and JumpTo are the numbers of questions, Id is the row that is written where it is not the opened one, One = 1 asks one at a time, Closed says why nothing can be answered. Picture is the Id of an attachment and Note a second line; with Cards = 1 the choices of a question stand side by side. Preview says why nothing counts: the questions can be answered and stand as on a phone, and handing them in tells this text and sends nothing. The answer of a question of type file is a list of the Ids of attachments, which are sent for <save>/<Id>/<Id of the question> where that EnCode takes uploads; Files tells what those of the answers are called. save and submit are actions of the entity and take the parameters Answers, a JSON text, and Salt, so that nobody finds the answers by trying them against what is kept of the request; save also Switches. submit may answer {Text, Results}, which are shown.","type":"object","additionalProperties":false,"required":["version","title","kind","entity","source","types"],"properties":{"$schema":{"type":"string"},"version":{"const":1},"title":{"type":"string"},"note":{"type":"string"},"kind":{"const":"paper"},"public":{"$ref":"#/definitions/PublicWord"},"entity":{"type":"string"},"source":{"$ref":"block.schema.json#/definitions/CallSource"},"types":{"type":"object","description":"Code of a question's type -> how it is asked.","minProperties":1,"additionalProperties":{"title":"QuestionType","enum":["single","multiple","select","text","longtext","score","matrix","matrixScore","date","file","sort","note","judge"]}},"save":{"$ref":"entity.schema.json#/definitions/EnCode","description":"Keeps what is answered so far."},"submit":{"$ref":"entity.schema.json#/definitions/EnCode","description":"Absent: the paper can only be looked at, and its call answers Preview."},"each":{"$ref":"entity.schema.json#/definitions/EnCode","description":"Takes one answer at once, by the parameters Question and Answer, a JSON text, and answers {Right: 1 or 0, Keys: [key of a right choice], Text}, which are told. The call hands out one question, the same until it is answered, with At (from 1) and Of, and Seconds, the time of the question, and Left, what the server counts as left of it; at its end what is chosen is sent, so that a second or two should be allowed. When none is left, it answers no question, and submit is run, without Answers."},"actions":{"type":"array","minItems":1,"items":{"$ref":"#/definitions/Button"},"description":"What else may be done with the row."},"every":{"type":"integer","minimum":3,"maximum":120,"description":"Seconds between two keepings. Default 8."},"one":{"type":"boolean","description":"One question at a time."},"mark":{"type":"boolean","description":"Questions may be marked to come back to; a card with the number of each shows what is answered and marked, and leads there. Marks are kept with the answers: save takes the parameter Marks, a JSON text of Ids, and the call answers Marks: [Id]."},"switches":{"type":"integer","minimum":1,"maximum":50,"description":"Times that the answerer may leave the page; then the paper is submitted."},"done":{"type":"string","description":"Route to go to after submitting."}}};

function validate163(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.version === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "version"},message:"must have required property '"+"version"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.title === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "title"},message:"must have required property '"+"title"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.kind === undefined){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "kind"},message:"must have required property '"+"kind"+"'"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data.entity === undefined){
const err3 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "entity"},message:"must have required property '"+"entity"+"'"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(data.source === undefined){
const err4 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "source"},message:"must have required property '"+"source"+"'"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(data.types === undefined){
const err5 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "types"},message:"must have required property '"+"types"+"'"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
for(const key0 in data){
if(!(func7.call(schema348.properties, key0))){
const err6 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
if(data.$schema !== undefined){
if(typeof data.$schema !== "string"){
const err7 = {instancePath:instancePath+"/$schema",schemaPath:"#/properties/%24schema/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
if(data.version !== undefined){
if(1 !== data.version){
const err8 = {instancePath:instancePath+"/version",schemaPath:"#/properties/version/const",keyword:"const",params:{allowedValue: 1},message:"must be equal to constant"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
if(data.title !== undefined){
if(typeof data.title !== "string"){
const err9 = {instancePath:instancePath+"/title",schemaPath:"#/properties/title/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
if(data.note !== undefined){
if(typeof data.note !== "string"){
const err10 = {instancePath:instancePath+"/note",schemaPath:"#/properties/note/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
if(data.kind !== undefined){
if("paper" !== data.kind){
const err11 = {instancePath:instancePath+"/kind",schemaPath:"#/properties/kind/const",keyword:"const",params:{allowedValue: "paper"},message:"must be equal to constant"};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
if(data.public !== undefined){
let data5 = data.public;
if(!((((data5 === true) || (data5 === false)) || (data5 === "ticket")) || (data5 === "share"))){
const err12 = {instancePath:instancePath+"/public",schemaPath:"#/definitions/PublicWord/enum",keyword:"enum",params:{allowedValues: schema227.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
}
if(data.entity !== undefined){
if(typeof data.entity !== "string"){
const err13 = {instancePath:instancePath+"/entity",schemaPath:"#/properties/entity/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
}
if(data.source !== undefined){
if(!(validate121(data.source, {instancePath:instancePath+"/source",parentData:data,parentDataProperty:"source",rootData}))){
vErrors = vErrors === null ? validate121.errors : vErrors.concat(validate121.errors);
errors = vErrors.length;
}
}
if(data.types !== undefined){
let data8 = data.types;
if(data8 && typeof data8 == "object" && !Array.isArray(data8)){
if(Object.keys(data8).length < 1){
const err14 = {instancePath:instancePath+"/types",schemaPath:"#/properties/types/minProperties",keyword:"minProperties",params:{limit: 1},message:"must NOT have fewer than 1 properties"};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
for(const key1 in data8){
let data9 = data8[key1];
if(!(((((((((((((data9 === "single") || (data9 === "multiple")) || (data9 === "select")) || (data9 === "text")) || (data9 === "longtext")) || (data9 === "score")) || (data9 === "matrix")) || (data9 === "matrixScore")) || (data9 === "date")) || (data9 === "file")) || (data9 === "sort")) || (data9 === "note")) || (data9 === "judge"))){
const err15 = {instancePath:instancePath+"/types/" + key1.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/properties/types/additionalProperties/enum",keyword:"enum",params:{allowedValues: schema348.properties.types.additionalProperties.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
}
}
else {
const err16 = {instancePath:instancePath+"/types",schemaPath:"#/properties/types/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
}
if(data.save !== undefined){
let data10 = data.save;
if(typeof data10 === "string"){
if(!pattern21.test(data10)){
const err17 = {instancePath:instancePath+"/save",schemaPath:"entity.schema.json#/definitions/EnCode/pattern",keyword:"pattern",params:{pattern: "^[a-z][A-Za-z0-9]*(\\.[a-z][A-Za-z0-9]*){1,3}$"},message:"must match pattern \""+"^[a-z][A-Za-z0-9]*(\\.[a-z][A-Za-z0-9]*){1,3}$"+"\""};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
}
else {
const err18 = {instancePath:instancePath+"/save",schemaPath:"entity.schema.json#/definitions/EnCode/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
}
if(data.submit !== undefined){
let data11 = data.submit;
if(typeof data11 === "string"){
if(!pattern21.test(data11)){
const err19 = {instancePath:instancePath+"/submit",schemaPath:"entity.schema.json#/definitions/EnCode/pattern",keyword:"pattern",params:{pattern: "^[a-z][A-Za-z0-9]*(\\.[a-z][A-Za-z0-9]*){1,3}$"},message:"must match pattern \""+"^[a-z][A-Za-z0-9]*(\\.[a-z][A-Za-z0-9]*){1,3}$"+"\""};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
}
else {
const err20 = {instancePath:instancePath+"/submit",schemaPath:"entity.schema.json#/definitions/EnCode/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
}
if(data.each !== undefined){
let data12 = data.each;
if(typeof data12 === "string"){
if(!pattern21.test(data12)){
const err21 = {instancePath:instancePath+"/each",schemaPath:"entity.schema.json#/definitions/EnCode/pattern",keyword:"pattern",params:{pattern: "^[a-z][A-Za-z0-9]*(\\.[a-z][A-Za-z0-9]*){1,3}$"},message:"must match pattern \""+"^[a-z][A-Za-z0-9]*(\\.[a-z][A-Za-z0-9]*){1,3}$"+"\""};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
}
else {
const err22 = {instancePath:instancePath+"/each",schemaPath:"entity.schema.json#/definitions/EnCode/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
}
errors++;
}
}
if(data.actions !== undefined){
let data13 = data.actions;
if(Array.isArray(data13)){
if(data13.length < 1){
const err23 = {instancePath:instancePath+"/actions",schemaPath:"#/properties/actions/minItems",keyword:"minItems",params:{limit: 1},message:"must NOT have fewer than 1 items"};
if(vErrors === null){
vErrors = [err23];
}
else {
vErrors.push(err23);
}
errors++;
}
const len0 = data13.length;
for(let i0=0; i0<len0; i0++){
if(!(validate108(data13[i0], {instancePath:instancePath+"/actions/" + i0,parentData:data13,parentDataProperty:i0,rootData}))){
vErrors = vErrors === null ? validate108.errors : vErrors.concat(validate108.errors);
errors = vErrors.length;
}
}
}
else {
const err24 = {instancePath:instancePath+"/actions",schemaPath:"#/properties/actions/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err24];
}
else {
vErrors.push(err24);
}
errors++;
}
}
if(data.every !== undefined){
let data15 = data.every;
if(!((typeof data15 == "number") && (!(data15 % 1) && !isNaN(data15)))){
const err25 = {instancePath:instancePath+"/every",schemaPath:"#/properties/every/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err25];
}
else {
vErrors.push(err25);
}
errors++;
}
if(typeof data15 == "number"){
if(data15 > 120 || isNaN(data15)){
const err26 = {instancePath:instancePath+"/every",schemaPath:"#/properties/every/maximum",keyword:"maximum",params:{comparison: "<=", limit: 120},message:"must be <= 120"};
if(vErrors === null){
vErrors = [err26];
}
else {
vErrors.push(err26);
}
errors++;
}
if(data15 < 3 || isNaN(data15)){
const err27 = {instancePath:instancePath+"/every",schemaPath:"#/properties/every/minimum",keyword:"minimum",params:{comparison: ">=", limit: 3},message:"must be >= 3"};
if(vErrors === null){
vErrors = [err27];
}
else {
vErrors.push(err27);
}
errors++;
}
}
}
if(data.one !== undefined){
if(typeof data.one !== "boolean"){
const err28 = {instancePath:instancePath+"/one",schemaPath:"#/properties/one/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
if(vErrors === null){
vErrors = [err28];
}
else {
vErrors.push(err28);
}
errors++;
}
}
if(data.mark !== undefined){
if(typeof data.mark !== "boolean"){
const err29 = {instancePath:instancePath+"/mark",schemaPath:"#/properties/mark/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
if(vErrors === null){
vErrors = [err29];
}
else {
vErrors.push(err29);
}
errors++;
}
}
if(data.switches !== undefined){
let data18 = data.switches;
if(!((typeof data18 == "number") && (!(data18 % 1) && !isNaN(data18)))){
const err30 = {instancePath:instancePath+"/switches",schemaPath:"#/properties/switches/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err30];
}
else {
vErrors.push(err30);
}
errors++;
}
if(typeof data18 == "number"){
if(data18 > 50 || isNaN(data18)){
const err31 = {instancePath:instancePath+"/switches",schemaPath:"#/properties/switches/maximum",keyword:"maximum",params:{comparison: "<=", limit: 50},message:"must be <= 50"};
if(vErrors === null){
vErrors = [err31];
}
else {
vErrors.push(err31);
}
errors++;
}
if(data18 < 1 || isNaN(data18)){
const err32 = {instancePath:instancePath+"/switches",schemaPath:"#/properties/switches/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"};
if(vErrors === null){
vErrors = [err32];
}
else {
vErrors.push(err32);
}
errors++;
}
}
}
if(data.done !== undefined){
if(typeof data.done !== "string"){
const err33 = {instancePath:instancePath+"/done",schemaPath:"#/properties/done/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err33];
}
else {
vErrors.push(err33);
}
errors++;
}
}
}
else {
const err34 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err34];
}
else {
vErrors.push(err34);
}
errors++;
}
validate163.errors = vErrors;
return errors === 0;
}

const schema353 = {"title":"DesignerPage","description":"Makes the questions that a page of kind paper asks, their jumps and conditions, the factors that they are counted by, and the settings. The call answers {Id, Title, Closed, Questions, Factors: [{Code, Name, Calc, Questions: [number], Levels: [{Min, Max, WarnLevel, Advice}]}]}, questions with the scores of their options too. save takes the parameter Design, a JSON text of {Questions, Factors}.","type":"object","additionalProperties":false,"required":["version","title","kind","entity","source","types","dict","calc","warn","settings","save"],"properties":{"$schema":{"type":"string"},"version":{"const":1},"title":{"type":"string"},"note":{"type":"string"},"kind":{"const":"designer"},"public":{"$ref":"#/definitions/PublicWord"},"entity":{"type":"string"},"source":{"$ref":"block.schema.json#/definitions/CallSource"},"types":{"$ref":"#/definitions/PaperPage/properties/types"},"dict":{"type":"string","description":"Dictionary of the types: their names."},"calc":{"title":"FactorCalc","type":"object","additionalProperties":false,"required":["sum","mean"],"properties":{"sum":{"type":"string"},"mean":{"type":"string"}},"description":"Codes of the two ways to count."},"warn":{"type":"string","description":"Dictionary of the warning levels."},"settings":{"type":"string","description":"Page file of kind form: everything but the questions. Shown alone for a new row."},"save":{"$ref":"entity.schema.json#/definitions/EnCode"},"submit":{"$ref":"entity.schema.json#/definitions/EnCode","description":"Puts the saved design in use."},"done":{"type":"string","description":"Route to go to once it is in use."},"sheet":{"title":"QuestionSheet","type":"object","additionalProperties":false,"required":["call","template"],"description":"Questions can be read from a spreadsheet: the call takes FileId and answers {Questions, Factors: [{Name, Questions: [number]}], Fails: [{RowNo, ColumnName, CellValue, Message}]}; template is the EnCode of the empty sheet.","properties":{"call":{"type":"string"},"template":{"$ref":"entity.schema.json#/definitions/EnCode"}}}}};
const schema355 = {"type":"object","description":"Code of a question's type -> how it is asked.","minProperties":1,"additionalProperties":{"title":"QuestionType","enum":["single","multiple","select","text","longtext","score","matrix","matrixScore","date","file","sort","note","judge"]}};

function validate166(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.version === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "version"},message:"must have required property '"+"version"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.title === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "title"},message:"must have required property '"+"title"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.kind === undefined){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "kind"},message:"must have required property '"+"kind"+"'"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data.entity === undefined){
const err3 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "entity"},message:"must have required property '"+"entity"+"'"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(data.source === undefined){
const err4 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "source"},message:"must have required property '"+"source"+"'"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(data.types === undefined){
const err5 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "types"},message:"must have required property '"+"types"+"'"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if(data.dict === undefined){
const err6 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "dict"},message:"must have required property '"+"dict"+"'"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
if(data.calc === undefined){
const err7 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "calc"},message:"must have required property '"+"calc"+"'"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
if(data.warn === undefined){
const err8 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "warn"},message:"must have required property '"+"warn"+"'"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
if(data.settings === undefined){
const err9 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "settings"},message:"must have required property '"+"settings"+"'"};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
if(data.save === undefined){
const err10 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "save"},message:"must have required property '"+"save"+"'"};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
for(const key0 in data){
if(!(func7.call(schema353.properties, key0))){
const err11 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
if(data.$schema !== undefined){
if(typeof data.$schema !== "string"){
const err12 = {instancePath:instancePath+"/$schema",schemaPath:"#/properties/%24schema/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
}
if(data.version !== undefined){
if(1 !== data.version){
const err13 = {instancePath:instancePath+"/version",schemaPath:"#/properties/version/const",keyword:"const",params:{allowedValue: 1},message:"must be equal to constant"};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
}
if(data.title !== undefined){
if(typeof data.title !== "string"){
const err14 = {instancePath:instancePath+"/title",schemaPath:"#/properties/title/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
}
if(data.note !== undefined){
if(typeof data.note !== "string"){
const err15 = {instancePath:instancePath+"/note",schemaPath:"#/properties/note/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
}
if(data.kind !== undefined){
if("designer" !== data.kind){
const err16 = {instancePath:instancePath+"/kind",schemaPath:"#/properties/kind/const",keyword:"const",params:{allowedValue: "designer"},message:"must be equal to constant"};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
}
if(data.public !== undefined){
let data5 = data.public;
if(!((((data5 === true) || (data5 === false)) || (data5 === "ticket")) || (data5 === "share"))){
const err17 = {instancePath:instancePath+"/public",schemaPath:"#/definitions/PublicWord/enum",keyword:"enum",params:{allowedValues: schema227.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
}
if(data.entity !== undefined){
if(typeof data.entity !== "string"){
const err18 = {instancePath:instancePath+"/entity",schemaPath:"#/properties/entity/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
}
if(data.source !== undefined){
if(!(validate121(data.source, {instancePath:instancePath+"/source",parentData:data,parentDataProperty:"source",rootData}))){
vErrors = vErrors === null ? validate121.errors : vErrors.concat(validate121.errors);
errors = vErrors.length;
}
}
if(data.types !== undefined){
let data8 = data.types;
if(data8 && typeof data8 == "object" && !Array.isArray(data8)){
if(Object.keys(data8).length < 1){
const err19 = {instancePath:instancePath+"/types",schemaPath:"#/definitions/PaperPage/properties/types/minProperties",keyword:"minProperties",params:{limit: 1},message:"must NOT have fewer than 1 properties"};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
for(const key1 in data8){
let data9 = data8[key1];
if(!(((((((((((((data9 === "single") || (data9 === "multiple")) || (data9 === "select")) || (data9 === "text")) || (data9 === "longtext")) || (data9 === "score")) || (data9 === "matrix")) || (data9 === "matrixScore")) || (data9 === "date")) || (data9 === "file")) || (data9 === "sort")) || (data9 === "note")) || (data9 === "judge"))){
const err20 = {instancePath:instancePath+"/types/" + key1.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/definitions/PaperPage/properties/types/additionalProperties/enum",keyword:"enum",params:{allowedValues: schema355.additionalProperties.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
}
}
else {
const err21 = {instancePath:instancePath+"/types",schemaPath:"#/definitions/PaperPage/properties/types/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
}
if(data.dict !== undefined){
if(typeof data.dict !== "string"){
const err22 = {instancePath:instancePath+"/dict",schemaPath:"#/properties/dict/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
}
errors++;
}
}
if(data.calc !== undefined){
let data11 = data.calc;
if(data11 && typeof data11 == "object" && !Array.isArray(data11)){
if(data11.sum === undefined){
const err23 = {instancePath:instancePath+"/calc",schemaPath:"#/properties/calc/required",keyword:"required",params:{missingProperty: "sum"},message:"must have required property '"+"sum"+"'"};
if(vErrors === null){
vErrors = [err23];
}
else {
vErrors.push(err23);
}
errors++;
}
if(data11.mean === undefined){
const err24 = {instancePath:instancePath+"/calc",schemaPath:"#/properties/calc/required",keyword:"required",params:{missingProperty: "mean"},message:"must have required property '"+"mean"+"'"};
if(vErrors === null){
vErrors = [err24];
}
else {
vErrors.push(err24);
}
errors++;
}
for(const key2 in data11){
if(!((key2 === "sum") || (key2 === "mean"))){
const err25 = {instancePath:instancePath+"/calc",schemaPath:"#/properties/calc/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key2},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err25];
}
else {
vErrors.push(err25);
}
errors++;
}
}
if(data11.sum !== undefined){
if(typeof data11.sum !== "string"){
const err26 = {instancePath:instancePath+"/calc/sum",schemaPath:"#/properties/calc/properties/sum/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err26];
}
else {
vErrors.push(err26);
}
errors++;
}
}
if(data11.mean !== undefined){
if(typeof data11.mean !== "string"){
const err27 = {instancePath:instancePath+"/calc/mean",schemaPath:"#/properties/calc/properties/mean/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err27];
}
else {
vErrors.push(err27);
}
errors++;
}
}
}
else {
const err28 = {instancePath:instancePath+"/calc",schemaPath:"#/properties/calc/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err28];
}
else {
vErrors.push(err28);
}
errors++;
}
}
if(data.warn !== undefined){
if(typeof data.warn !== "string"){
const err29 = {instancePath:instancePath+"/warn",schemaPath:"#/properties/warn/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err29];
}
else {
vErrors.push(err29);
}
errors++;
}
}
if(data.settings !== undefined){
if(typeof data.settings !== "string"){
const err30 = {instancePath:instancePath+"/settings",schemaPath:"#/properties/settings/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err30];
}
else {
vErrors.push(err30);
}
errors++;
}
}
if(data.save !== undefined){
let data16 = data.save;
if(typeof data16 === "string"){
if(!pattern21.test(data16)){
const err31 = {instancePath:instancePath+"/save",schemaPath:"entity.schema.json#/definitions/EnCode/pattern",keyword:"pattern",params:{pattern: "^[a-z][A-Za-z0-9]*(\\.[a-z][A-Za-z0-9]*){1,3}$"},message:"must match pattern \""+"^[a-z][A-Za-z0-9]*(\\.[a-z][A-Za-z0-9]*){1,3}$"+"\""};
if(vErrors === null){
vErrors = [err31];
}
else {
vErrors.push(err31);
}
errors++;
}
}
else {
const err32 = {instancePath:instancePath+"/save",schemaPath:"entity.schema.json#/definitions/EnCode/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err32];
}
else {
vErrors.push(err32);
}
errors++;
}
}
if(data.submit !== undefined){
let data17 = data.submit;
if(typeof data17 === "string"){
if(!pattern21.test(data17)){
const err33 = {instancePath:instancePath+"/submit",schemaPath:"entity.schema.json#/definitions/EnCode/pattern",keyword:"pattern",params:{pattern: "^[a-z][A-Za-z0-9]*(\\.[a-z][A-Za-z0-9]*){1,3}$"},message:"must match pattern \""+"^[a-z][A-Za-z0-9]*(\\.[a-z][A-Za-z0-9]*){1,3}$"+"\""};
if(vErrors === null){
vErrors = [err33];
}
else {
vErrors.push(err33);
}
errors++;
}
}
else {
const err34 = {instancePath:instancePath+"/submit",schemaPath:"entity.schema.json#/definitions/EnCode/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err34];
}
else {
vErrors.push(err34);
}
errors++;
}
}
if(data.done !== undefined){
if(typeof data.done !== "string"){
const err35 = {instancePath:instancePath+"/done",schemaPath:"#/properties/done/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err35];
}
else {
vErrors.push(err35);
}
errors++;
}
}
if(data.sheet !== undefined){
let data19 = data.sheet;
if(data19 && typeof data19 == "object" && !Array.isArray(data19)){
if(data19.call === undefined){
const err36 = {instancePath:instancePath+"/sheet",schemaPath:"#/properties/sheet/required",keyword:"required",params:{missingProperty: "call"},message:"must have required property '"+"call"+"'"};
if(vErrors === null){
vErrors = [err36];
}
else {
vErrors.push(err36);
}
errors++;
}
if(data19.template === undefined){
const err37 = {instancePath:instancePath+"/sheet",schemaPath:"#/properties/sheet/required",keyword:"required",params:{missingProperty: "template"},message:"must have required property '"+"template"+"'"};
if(vErrors === null){
vErrors = [err37];
}
else {
vErrors.push(err37);
}
errors++;
}
for(const key3 in data19){
if(!((key3 === "call") || (key3 === "template"))){
const err38 = {instancePath:instancePath+"/sheet",schemaPath:"#/properties/sheet/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key3},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err38];
}
else {
vErrors.push(err38);
}
errors++;
}
}
if(data19.call !== undefined){
if(typeof data19.call !== "string"){
const err39 = {instancePath:instancePath+"/sheet/call",schemaPath:"#/properties/sheet/properties/call/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err39];
}
else {
vErrors.push(err39);
}
errors++;
}
}
if(data19.template !== undefined){
let data21 = data19.template;
if(typeof data21 === "string"){
if(!pattern21.test(data21)){
const err40 = {instancePath:instancePath+"/sheet/template",schemaPath:"entity.schema.json#/definitions/EnCode/pattern",keyword:"pattern",params:{pattern: "^[a-z][A-Za-z0-9]*(\\.[a-z][A-Za-z0-9]*){1,3}$"},message:"must match pattern \""+"^[a-z][A-Za-z0-9]*(\\.[a-z][A-Za-z0-9]*){1,3}$"+"\""};
if(vErrors === null){
vErrors = [err40];
}
else {
vErrors.push(err40);
}
errors++;
}
}
else {
const err41 = {instancePath:instancePath+"/sheet/template",schemaPath:"entity.schema.json#/definitions/EnCode/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err41];
}
else {
vErrors.push(err41);
}
errors++;
}
}
}
else {
const err42 = {instancePath:instancePath+"/sheet",schemaPath:"#/properties/sheet/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err42];
}
else {
vErrors.push(err42);
}
errors++;
}
}
}
else {
const err43 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err43];
}
else {
vErrors.push(err43);
}
errors++;
}
validate166.errors = vErrors;
return errors === 0;
}


function validate101(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="page.schema.json" */;
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.kind === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "kind"},message:"must have required property '"+"kind"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
const tag0 = data.kind;
if(typeof tag0 == "string"){
if(tag0 === "list"){
if(!(validate102(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate102.errors : vErrors.concat(validate102.errors);
errors = vErrors.length;
}
}
else if(tag0 === "form"){
if(!(validate115(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate115.errors : vErrors.concat(validate115.errors);
errors = vErrors.length;
}
}
else if(tag0 === "detail"){
if(!(validate130(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate130.errors : vErrors.concat(validate130.errors);
errors = vErrors.length;
}
}
else if(tag0 === "tabs"){
if(!(validate134(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate134.errors : vErrors.concat(validate134.errors);
errors = vErrors.length;
}
}
else if(tag0 === "board"){
if(!(validate135(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate135.errors : vErrors.concat(validate135.errors);
errors = vErrors.length;
}
}
else if(tag0 === "notices"){
if(!(validate137(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate137.errors : vErrors.concat(validate137.errors);
errors = vErrors.length;
}
}
else if(tag0 === "wizard"){
if(!(validate139(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate139.errors : vErrors.concat(validate139.errors);
errors = vErrors.length;
}
}
else if(tag0 === "link"){
if(!(validate147(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate147.errors : vErrors.concat(validate147.errors);
errors = vErrors.length;
}
}
else if(tag0 === "scan"){
if(!(validate148(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate148.errors : vErrors.concat(validate148.errors);
errors = vErrors.length;
}
}
else if(tag0 === "print"){
if(!(validate153(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate153.errors : vErrors.concat(validate153.errors);
errors = vErrors.length;
}
}
else if(tag0 === "batch"){
if(!(validate156(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate156.errors : vErrors.concat(validate156.errors);
errors = vErrors.length;
}
}
else if(tag0 === "picker"){
if(!(validate159(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate159.errors : vErrors.concat(validate159.errors);
errors = vErrors.length;
}
}
else if(tag0 === "paper"){
if(!(validate163(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate163.errors : vErrors.concat(validate163.errors);
errors = vErrors.length;
}
}
else if(tag0 === "designer"){
if(!(validate166(data, {instancePath,parentData,parentDataProperty,rootData}))){
vErrors = vErrors === null ? validate166.errors : vErrors.concat(validate166.errors);
errors = vErrors.length;
}
}
else {
const err1 = {instancePath,schemaPath:"#/discriminator",keyword:"discriminator",params:{error: "mapping", tag: "kind", tagValue: tag0},message:"value of tag \"kind\" must be in oneOf"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
else {
const err2 = {instancePath,schemaPath:"#/discriminator",keyword:"discriminator",params:{error: "tag", tag: "kind", tagValue: tag0},message:"tag \"kind\" must be string"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
else {
const err3 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
validate101.errors = vErrors;
return errors === 0;
}

export const validateBlock = validate13;

export const validateCall = validate182;
const schema359 = {"$schema":"http://json-schema.org/draft-07/schema#","$id":"call.schema.json","title":"CallFile","description":"One call that the server answers. schemas/calls/<Group>/<Action>.json is POST|GET /api/<Group>/<Action> unless path says otherwise.","type":"object","additionalProperties":false,"required":["version","title","method","access","answer","input","output"],"properties":{"$schema":{"type":"string"},"version":{"const":1},"title":{"type":"string"},"note":{"type":"string"},"source":{"type":"string","description":"Section of the specification, or 'own'."},"method":{"enum":["GET","POST"]},"path":{"type":"string","pattern":"^/","description":"Only when it is not /api/<Group>/<Action>."},"access":{"description":"public: anyone. user: any live session. visitor: any live session, and without one what is public (entities with a public part, on public pages). encode: the handler or engine checks the EnCode that the body names. { EnCode }: holders of that grant.","oneOf":[{"enum":["public","visitor","user","encode"]},{"type":"object","additionalProperties":false,"required":["EnCode"],"properties":{"EnCode":{"type":"string"}}}]},"ticket":{"type":"boolean","description":"Answered to a ticket of a page group too, as far as its pages go. What is for visitors always is."},"share":{"type":"boolean","description":"Answered to the key of a shared board that names it too, for the whole school: aggregated figures, never names of people."},"write":{"type":"boolean","description":"Changes data: runs in one transaction, takes an idempotency key, is audited."},"body":{"enum":["json","multipart"],"description":"Default json."},"bodyMB":{"type":"integer","minimum":1,"maximum":10,"description":"Largest JSON body in MB. Default 1."},"binary":{"type":"boolean","description":"Answers a file, not an envelope."},"answer":{"enum":["engine","handler"],"description":"handler: src/server/calls/<Group>/<Action>.ts."},"input":{"type":"object","description":"JSON Schema, draft 7."},"output":{"type":"object","description":"JSON Schema, draft 7."},"errors":{"type":"array","items":{"type":"string"},"description":"Keys of schemas/codes/ErrorCode.json that this call answers with, beyond those every call may."},"breaking":{"type":"string"}}};

function validate182(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="call.schema.json" */;
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.version === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "version"},message:"must have required property '"+"version"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.title === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "title"},message:"must have required property '"+"title"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.method === undefined){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "method"},message:"must have required property '"+"method"+"'"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data.access === undefined){
const err3 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "access"},message:"must have required property '"+"access"+"'"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(data.answer === undefined){
const err4 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "answer"},message:"must have required property '"+"answer"+"'"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(data.input === undefined){
const err5 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "input"},message:"must have required property '"+"input"+"'"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if(data.output === undefined){
const err6 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "output"},message:"must have required property '"+"output"+"'"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
for(const key0 in data){
if(!(func7.call(schema359.properties, key0))){
const err7 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
if(data.$schema !== undefined){
if(typeof data.$schema !== "string"){
const err8 = {instancePath:instancePath+"/$schema",schemaPath:"#/properties/%24schema/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
if(data.version !== undefined){
if(1 !== data.version){
const err9 = {instancePath:instancePath+"/version",schemaPath:"#/properties/version/const",keyword:"const",params:{allowedValue: 1},message:"must be equal to constant"};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
if(data.title !== undefined){
if(typeof data.title !== "string"){
const err10 = {instancePath:instancePath+"/title",schemaPath:"#/properties/title/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
if(data.note !== undefined){
if(typeof data.note !== "string"){
const err11 = {instancePath:instancePath+"/note",schemaPath:"#/properties/note/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
if(data.source !== undefined){
if(typeof data.source !== "string"){
const err12 = {instancePath:instancePath+"/source",schemaPath:"#/properties/source/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
}
if(data.method !== undefined){
let data5 = data.method;
if(!((data5 === "GET") || (data5 === "POST"))){
const err13 = {instancePath:instancePath+"/method",schemaPath:"#/properties/method/enum",keyword:"enum",params:{allowedValues: schema359.properties.method.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
}
if(data.path !== undefined){
let data6 = data.path;
if(typeof data6 === "string"){
if(!pattern35.test(data6)){
const err14 = {instancePath:instancePath+"/path",schemaPath:"#/properties/path/pattern",keyword:"pattern",params:{pattern: "^/"},message:"must match pattern \""+"^/"+"\""};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
}
else {
const err15 = {instancePath:instancePath+"/path",schemaPath:"#/properties/path/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
}
if(data.access !== undefined){
let data7 = data.access;
const _errs15 = errors;
let valid1 = false;
let passing0 = null;
const _errs16 = errors;
if(!((((data7 === "public") || (data7 === "visitor")) || (data7 === "user")) || (data7 === "encode"))){
const err16 = {instancePath:instancePath+"/access",schemaPath:"#/properties/access/oneOf/0/enum",keyword:"enum",params:{allowedValues: schema359.properties.access.oneOf[0].enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
var _valid0 = _errs16 === errors;
if(_valid0){
valid1 = true;
passing0 = 0;
}
const _errs17 = errors;
if(data7 && typeof data7 == "object" && !Array.isArray(data7)){
if(data7.EnCode === undefined){
const err17 = {instancePath:instancePath+"/access",schemaPath:"#/properties/access/oneOf/1/required",keyword:"required",params:{missingProperty: "EnCode"},message:"must have required property '"+"EnCode"+"'"};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
for(const key1 in data7){
if(!(key1 === "EnCode")){
const err18 = {instancePath:instancePath+"/access",schemaPath:"#/properties/access/oneOf/1/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
}
if(data7.EnCode !== undefined){
if(typeof data7.EnCode !== "string"){
const err19 = {instancePath:instancePath+"/access/EnCode",schemaPath:"#/properties/access/oneOf/1/properties/EnCode/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
}
}
else {
const err20 = {instancePath:instancePath+"/access",schemaPath:"#/properties/access/oneOf/1/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
var _valid0 = _errs17 === errors;
if(_valid0 && valid1){
valid1 = false;
passing0 = [passing0, 1];
}
else {
if(_valid0){
valid1 = true;
passing0 = 1;
}
}
if(!valid1){
const err21 = {instancePath:instancePath+"/access",schemaPath:"#/properties/access/oneOf",keyword:"oneOf",params:{passingSchemas: passing0},message:"must match exactly one schema in oneOf"};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
else {
errors = _errs15;
if(vErrors !== null){
if(_errs15){
vErrors.length = _errs15;
}
else {
vErrors = null;
}
}
}
}
if(data.ticket !== undefined){
if(typeof data.ticket !== "boolean"){
const err22 = {instancePath:instancePath+"/ticket",schemaPath:"#/properties/ticket/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
}
errors++;
}
}
if(data.share !== undefined){
if(typeof data.share !== "boolean"){
const err23 = {instancePath:instancePath+"/share",schemaPath:"#/properties/share/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
if(vErrors === null){
vErrors = [err23];
}
else {
vErrors.push(err23);
}
errors++;
}
}
if(data.write !== undefined){
if(typeof data.write !== "boolean"){
const err24 = {instancePath:instancePath+"/write",schemaPath:"#/properties/write/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
if(vErrors === null){
vErrors = [err24];
}
else {
vErrors.push(err24);
}
errors++;
}
}
if(data.body !== undefined){
let data12 = data.body;
if(!((data12 === "json") || (data12 === "multipart"))){
const err25 = {instancePath:instancePath+"/body",schemaPath:"#/properties/body/enum",keyword:"enum",params:{allowedValues: schema359.properties.body.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err25];
}
else {
vErrors.push(err25);
}
errors++;
}
}
if(data.bodyMB !== undefined){
let data13 = data.bodyMB;
if(!((typeof data13 == "number") && (!(data13 % 1) && !isNaN(data13)))){
const err26 = {instancePath:instancePath+"/bodyMB",schemaPath:"#/properties/bodyMB/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err26];
}
else {
vErrors.push(err26);
}
errors++;
}
if(typeof data13 == "number"){
if(data13 > 10 || isNaN(data13)){
const err27 = {instancePath:instancePath+"/bodyMB",schemaPath:"#/properties/bodyMB/maximum",keyword:"maximum",params:{comparison: "<=", limit: 10},message:"must be <= 10"};
if(vErrors === null){
vErrors = [err27];
}
else {
vErrors.push(err27);
}
errors++;
}
if(data13 < 1 || isNaN(data13)){
const err28 = {instancePath:instancePath+"/bodyMB",schemaPath:"#/properties/bodyMB/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"};
if(vErrors === null){
vErrors = [err28];
}
else {
vErrors.push(err28);
}
errors++;
}
}
}
if(data.binary !== undefined){
if(typeof data.binary !== "boolean"){
const err29 = {instancePath:instancePath+"/binary",schemaPath:"#/properties/binary/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
if(vErrors === null){
vErrors = [err29];
}
else {
vErrors.push(err29);
}
errors++;
}
}
if(data.answer !== undefined){
let data15 = data.answer;
if(!((data15 === "engine") || (data15 === "handler"))){
const err30 = {instancePath:instancePath+"/answer",schemaPath:"#/properties/answer/enum",keyword:"enum",params:{allowedValues: schema359.properties.answer.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err30];
}
else {
vErrors.push(err30);
}
errors++;
}
}
if(data.input !== undefined){
let data16 = data.input;
if(!(data16 && typeof data16 == "object" && !Array.isArray(data16))){
const err31 = {instancePath:instancePath+"/input",schemaPath:"#/properties/input/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err31];
}
else {
vErrors.push(err31);
}
errors++;
}
}
if(data.output !== undefined){
let data17 = data.output;
if(!(data17 && typeof data17 == "object" && !Array.isArray(data17))){
const err32 = {instancePath:instancePath+"/output",schemaPath:"#/properties/output/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err32];
}
else {
vErrors.push(err32);
}
errors++;
}
}
if(data.errors !== undefined){
let data18 = data.errors;
if(Array.isArray(data18)){
const len0 = data18.length;
for(let i0=0; i0<len0; i0++){
if(typeof data18[i0] !== "string"){
const err33 = {instancePath:instancePath+"/errors/" + i0,schemaPath:"#/properties/errors/items/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err33];
}
else {
vErrors.push(err33);
}
errors++;
}
}
}
else {
const err34 = {instancePath:instancePath+"/errors",schemaPath:"#/properties/errors/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err34];
}
else {
vErrors.push(err34);
}
errors++;
}
}
if(data.breaking !== undefined){
if(typeof data.breaking !== "string"){
const err35 = {instancePath:instancePath+"/breaking",schemaPath:"#/properties/breaking/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err35];
}
else {
vErrors.push(err35);
}
errors++;
}
}
}
else {
const err36 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err36];
}
else {
vErrors.push(err36);
}
errors++;
}
validate182.errors = vErrors;
return errors === 0;
}

export const validateMenu = validate183;
const schema360 = {"$schema":"http://json-schema.org/draft-07/schema#","$id":"menu.schema.json","title":"MenuFile","description":"A shipped menu tree. Installed as rows of system/SysMenu and system/RoleMenu, which administrators then own.","type":"object","additionalProperties":false,"required":["version","title","items"],"properties":{"$schema":{"type":"string"},"version":{"const":1},"title":{"type":"string"},"items":{"type":"array","items":{"title":"MenuFileItem","type":"object","additionalProperties":false,"required":["id","text","url","comment","roles"],"properties":{"id":{"type":"string","pattern":"^[0-9A-Za-z-]{1,32}$"},"parent":{"type":"string"},"text":{"type":"string","maxLength":40},"url":{"type":"string","pattern":"^(/|https?://)"},"comment":{"type":"string","description":"Page file path, or a layout: basic, platform, route-view, blank, ZX."},"icon":{"type":"string"},"domain":{"type":"string"},"codesort":{"type":"integer"},"IsShow":{"enum":[0,1]},"TargetType":{"enum":[0,1]},"redirect":{"type":"string"},"roles":{"type":"array","items":{"type":"string"},"description":"Role codes; * is everyone signed in; admin always has all."},"grants":{"type":"object","description":"EnCode -> roles, where fewer roles than the item's hold it. EnCodes of the page that are not listed are granted to all roles of the item.","additionalProperties":{"type":"array","items":{"type":"string"}}}}}}}};
const pattern196 = new RegExp("^[0-9A-Za-z-]{1,32}$", "u");
const pattern197 = new RegExp("^(/|https?://)", "u");

function validate183(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="menu.schema.json" */;
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.version === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "version"},message:"must have required property '"+"version"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.title === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "title"},message:"must have required property '"+"title"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.items === undefined){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "items"},message:"must have required property '"+"items"+"'"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
for(const key0 in data){
if(!((((key0 === "$schema") || (key0 === "version")) || (key0 === "title")) || (key0 === "items"))){
const err3 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if(data.$schema !== undefined){
if(typeof data.$schema !== "string"){
const err4 = {instancePath:instancePath+"/$schema",schemaPath:"#/properties/%24schema/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data.version !== undefined){
if(1 !== data.version){
const err5 = {instancePath:instancePath+"/version",schemaPath:"#/properties/version/const",keyword:"const",params:{allowedValue: 1},message:"must be equal to constant"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
if(data.title !== undefined){
if(typeof data.title !== "string"){
const err6 = {instancePath:instancePath+"/title",schemaPath:"#/properties/title/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
if(data.items !== undefined){
let data3 = data.items;
if(Array.isArray(data3)){
const len0 = data3.length;
for(let i0=0; i0<len0; i0++){
let data4 = data3[i0];
if(data4 && typeof data4 == "object" && !Array.isArray(data4)){
if(data4.id === undefined){
const err7 = {instancePath:instancePath+"/items/" + i0,schemaPath:"#/properties/items/items/required",keyword:"required",params:{missingProperty: "id"},message:"must have required property '"+"id"+"'"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
if(data4.text === undefined){
const err8 = {instancePath:instancePath+"/items/" + i0,schemaPath:"#/properties/items/items/required",keyword:"required",params:{missingProperty: "text"},message:"must have required property '"+"text"+"'"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
if(data4.url === undefined){
const err9 = {instancePath:instancePath+"/items/" + i0,schemaPath:"#/properties/items/items/required",keyword:"required",params:{missingProperty: "url"},message:"must have required property '"+"url"+"'"};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
if(data4.comment === undefined){
const err10 = {instancePath:instancePath+"/items/" + i0,schemaPath:"#/properties/items/items/required",keyword:"required",params:{missingProperty: "comment"},message:"must have required property '"+"comment"+"'"};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
if(data4.roles === undefined){
const err11 = {instancePath:instancePath+"/items/" + i0,schemaPath:"#/properties/items/items/required",keyword:"required",params:{missingProperty: "roles"},message:"must have required property '"+"roles"+"'"};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
for(const key1 in data4){
if(!(func7.call(schema360.properties.items.items.properties, key1))){
const err12 = {instancePath:instancePath+"/items/" + i0,schemaPath:"#/properties/items/items/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
}
if(data4.id !== undefined){
let data5 = data4.id;
if(typeof data5 === "string"){
if(!pattern196.test(data5)){
const err13 = {instancePath:instancePath+"/items/" + i0+"/id",schemaPath:"#/properties/items/items/properties/id/pattern",keyword:"pattern",params:{pattern: "^[0-9A-Za-z-]{1,32}$"},message:"must match pattern \""+"^[0-9A-Za-z-]{1,32}$"+"\""};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
}
else {
const err14 = {instancePath:instancePath+"/items/" + i0+"/id",schemaPath:"#/properties/items/items/properties/id/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
}
if(data4.parent !== undefined){
if(typeof data4.parent !== "string"){
const err15 = {instancePath:instancePath+"/items/" + i0+"/parent",schemaPath:"#/properties/items/items/properties/parent/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
}
if(data4.text !== undefined){
let data7 = data4.text;
if(typeof data7 === "string"){
if(func2(data7) > 40){
const err16 = {instancePath:instancePath+"/items/" + i0+"/text",schemaPath:"#/properties/items/items/properties/text/maxLength",keyword:"maxLength",params:{limit: 40},message:"must NOT have more than 40 characters"};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
}
else {
const err17 = {instancePath:instancePath+"/items/" + i0+"/text",schemaPath:"#/properties/items/items/properties/text/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
}
if(data4.url !== undefined){
let data8 = data4.url;
if(typeof data8 === "string"){
if(!pattern197.test(data8)){
const err18 = {instancePath:instancePath+"/items/" + i0+"/url",schemaPath:"#/properties/items/items/properties/url/pattern",keyword:"pattern",params:{pattern: "^(/|https?://)"},message:"must match pattern \""+"^(/|https?://)"+"\""};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
}
else {
const err19 = {instancePath:instancePath+"/items/" + i0+"/url",schemaPath:"#/properties/items/items/properties/url/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
}
if(data4.comment !== undefined){
if(typeof data4.comment !== "string"){
const err20 = {instancePath:instancePath+"/items/" + i0+"/comment",schemaPath:"#/properties/items/items/properties/comment/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
}
if(data4.icon !== undefined){
if(typeof data4.icon !== "string"){
const err21 = {instancePath:instancePath+"/items/" + i0+"/icon",schemaPath:"#/properties/items/items/properties/icon/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
}
if(data4.domain !== undefined){
if(typeof data4.domain !== "string"){
const err22 = {instancePath:instancePath+"/items/" + i0+"/domain",schemaPath:"#/properties/items/items/properties/domain/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
}
errors++;
}
}
if(data4.codesort !== undefined){
let data12 = data4.codesort;
if(!((typeof data12 == "number") && (!(data12 % 1) && !isNaN(data12)))){
const err23 = {instancePath:instancePath+"/items/" + i0+"/codesort",schemaPath:"#/properties/items/items/properties/codesort/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err23];
}
else {
vErrors.push(err23);
}
errors++;
}
}
if(data4.IsShow !== undefined){
let data13 = data4.IsShow;
if(!((data13 === 0) || (data13 === 1))){
const err24 = {instancePath:instancePath+"/items/" + i0+"/IsShow",schemaPath:"#/properties/items/items/properties/IsShow/enum",keyword:"enum",params:{allowedValues: schema360.properties.items.items.properties.IsShow.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err24];
}
else {
vErrors.push(err24);
}
errors++;
}
}
if(data4.TargetType !== undefined){
let data14 = data4.TargetType;
if(!((data14 === 0) || (data14 === 1))){
const err25 = {instancePath:instancePath+"/items/" + i0+"/TargetType",schemaPath:"#/properties/items/items/properties/TargetType/enum",keyword:"enum",params:{allowedValues: schema360.properties.items.items.properties.TargetType.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err25];
}
else {
vErrors.push(err25);
}
errors++;
}
}
if(data4.redirect !== undefined){
if(typeof data4.redirect !== "string"){
const err26 = {instancePath:instancePath+"/items/" + i0+"/redirect",schemaPath:"#/properties/items/items/properties/redirect/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err26];
}
else {
vErrors.push(err26);
}
errors++;
}
}
if(data4.roles !== undefined){
let data16 = data4.roles;
if(Array.isArray(data16)){
const len1 = data16.length;
for(let i1=0; i1<len1; i1++){
if(typeof data16[i1] !== "string"){
const err27 = {instancePath:instancePath+"/items/" + i0+"/roles/" + i1,schemaPath:"#/properties/items/items/properties/roles/items/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err27];
}
else {
vErrors.push(err27);
}
errors++;
}
}
}
else {
const err28 = {instancePath:instancePath+"/items/" + i0+"/roles",schemaPath:"#/properties/items/items/properties/roles/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err28];
}
else {
vErrors.push(err28);
}
errors++;
}
}
if(data4.grants !== undefined){
let data18 = data4.grants;
if(data18 && typeof data18 == "object" && !Array.isArray(data18)){
for(const key2 in data18){
let data19 = data18[key2];
if(Array.isArray(data19)){
const len2 = data19.length;
for(let i2=0; i2<len2; i2++){
if(typeof data19[i2] !== "string"){
const err29 = {instancePath:instancePath+"/items/" + i0+"/grants/" + key2.replace(/~/g, "~0").replace(/\//g, "~1")+"/" + i2,schemaPath:"#/properties/items/items/properties/grants/additionalProperties/items/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err29];
}
else {
vErrors.push(err29);
}
errors++;
}
}
}
else {
const err30 = {instancePath:instancePath+"/items/" + i0+"/grants/" + key2.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/properties/items/items/properties/grants/additionalProperties/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err30];
}
else {
vErrors.push(err30);
}
errors++;
}
}
}
else {
const err31 = {instancePath:instancePath+"/items/" + i0+"/grants",schemaPath:"#/properties/items/items/properties/grants/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err31];
}
else {
vErrors.push(err31);
}
errors++;
}
}
}
else {
const err32 = {instancePath:instancePath+"/items/" + i0,schemaPath:"#/properties/items/items/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err32];
}
else {
vErrors.push(err32);
}
errors++;
}
}
}
else {
const err33 = {instancePath:instancePath+"/items",schemaPath:"#/properties/items/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err33];
}
else {
vErrors.push(err33);
}
errors++;
}
}
}
else {
const err34 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err34];
}
else {
vErrors.push(err34);
}
errors++;
}
validate183.errors = vErrors;
return errors === 0;
}

export const validateRoles = validate184;
const schema361 = {"$schema":"http://json-schema.org/draft-07/schema#","$id":"roles.schema.json","title":"RolesFile","description":"Built-in roles, installed as rows of system/SysRole.","type":"object","additionalProperties":false,"required":["version","title","roles"],"properties":{"$schema":{"type":"string"},"version":{"const":1},"title":{"type":"string"},"roles":{"type":"array","items":{"title":"RoleItem","type":"object","additionalProperties":false,"required":["code","name","dataScope"],"properties":{"code":{"type":"string","pattern":"^[a-z_]+$"},"name":{"type":"string"},"dataScope":{"type":"string","description":"Item of the dictionary DATA_SCOPE, for display; what a role reaches is said by each entity's scope."},"short":{"type":"string","pattern":"^[A-Z]{2}$"}}}}}};
const pattern198 = new RegExp("^[a-z_]+$", "u");

function validate184(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="roles.schema.json" */;
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.version === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "version"},message:"must have required property '"+"version"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.title === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "title"},message:"must have required property '"+"title"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.roles === undefined){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "roles"},message:"must have required property '"+"roles"+"'"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
for(const key0 in data){
if(!((((key0 === "$schema") || (key0 === "version")) || (key0 === "title")) || (key0 === "roles"))){
const err3 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if(data.$schema !== undefined){
if(typeof data.$schema !== "string"){
const err4 = {instancePath:instancePath+"/$schema",schemaPath:"#/properties/%24schema/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data.version !== undefined){
if(1 !== data.version){
const err5 = {instancePath:instancePath+"/version",schemaPath:"#/properties/version/const",keyword:"const",params:{allowedValue: 1},message:"must be equal to constant"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
if(data.title !== undefined){
if(typeof data.title !== "string"){
const err6 = {instancePath:instancePath+"/title",schemaPath:"#/properties/title/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
if(data.roles !== undefined){
let data3 = data.roles;
if(Array.isArray(data3)){
const len0 = data3.length;
for(let i0=0; i0<len0; i0++){
let data4 = data3[i0];
if(data4 && typeof data4 == "object" && !Array.isArray(data4)){
if(data4.code === undefined){
const err7 = {instancePath:instancePath+"/roles/" + i0,schemaPath:"#/properties/roles/items/required",keyword:"required",params:{missingProperty: "code"},message:"must have required property '"+"code"+"'"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
if(data4.name === undefined){
const err8 = {instancePath:instancePath+"/roles/" + i0,schemaPath:"#/properties/roles/items/required",keyword:"required",params:{missingProperty: "name"},message:"must have required property '"+"name"+"'"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
if(data4.dataScope === undefined){
const err9 = {instancePath:instancePath+"/roles/" + i0,schemaPath:"#/properties/roles/items/required",keyword:"required",params:{missingProperty: "dataScope"},message:"must have required property '"+"dataScope"+"'"};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
for(const key1 in data4){
if(!((((key1 === "code") || (key1 === "name")) || (key1 === "dataScope")) || (key1 === "short"))){
const err10 = {instancePath:instancePath+"/roles/" + i0,schemaPath:"#/properties/roles/items/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
if(data4.code !== undefined){
let data5 = data4.code;
if(typeof data5 === "string"){
if(!pattern198.test(data5)){
const err11 = {instancePath:instancePath+"/roles/" + i0+"/code",schemaPath:"#/properties/roles/items/properties/code/pattern",keyword:"pattern",params:{pattern: "^[a-z_]+$"},message:"must match pattern \""+"^[a-z_]+$"+"\""};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
else {
const err12 = {instancePath:instancePath+"/roles/" + i0+"/code",schemaPath:"#/properties/roles/items/properties/code/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
}
if(data4.name !== undefined){
if(typeof data4.name !== "string"){
const err13 = {instancePath:instancePath+"/roles/" + i0+"/name",schemaPath:"#/properties/roles/items/properties/name/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
}
if(data4.dataScope !== undefined){
if(typeof data4.dataScope !== "string"){
const err14 = {instancePath:instancePath+"/roles/" + i0+"/dataScope",schemaPath:"#/properties/roles/items/properties/dataScope/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
}
if(data4.short !== undefined){
let data8 = data4.short;
if(typeof data8 === "string"){
if(!pattern1.test(data8)){
const err15 = {instancePath:instancePath+"/roles/" + i0+"/short",schemaPath:"#/properties/roles/items/properties/short/pattern",keyword:"pattern",params:{pattern: "^[A-Z]{2}$"},message:"must match pattern \""+"^[A-Z]{2}$"+"\""};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
}
else {
const err16 = {instancePath:instancePath+"/roles/" + i0+"/short",schemaPath:"#/properties/roles/items/properties/short/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
}
}
else {
const err17 = {instancePath:instancePath+"/roles/" + i0,schemaPath:"#/properties/roles/items/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
}
}
else {
const err18 = {instancePath:instancePath+"/roles",schemaPath:"#/properties/roles/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
}
}
else {
const err19 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
validate184.errors = vErrors;
return errors === 0;
}

export const validateRoutes = validate185;
const schema362 = {"$schema":"http://json-schema.org/draft-07/schema#","$id":"routes.schema.json","title":"RoutesFile","description":"Every route that the product knows by its path (specification 2.1 and 2.2), beside those that only menus deliver. One manifest for both sides.","type":"object","additionalProperties":false,"required":["version","title","routes"],"properties":{"$schema":{"type":"string"},"version":{"const":1},"title":{"type":"string"},"hashStaysOpen":{"type":"boolean","description":"The page that a location hash names (#/...) stays open after a token expiry."},"routes":{"type":"array","items":{"title":"RouteFile","type":"object","additionalProperties":false,"required":["path"],"properties":{"path":{"type":"string","pattern":"^(/([A-Za-z0-9_-]+|\\{[a-z][A-Za-z]*\\}))+$","description":"Compared exactly. A part in braces takes any one part, after every path that is written out."},"name":{"type":"string","pattern":"^([A-Za-z][A-Za-z0-9]*|[1-9][0-9]*)$","description":"Name by which the program and the whitelist know the route; the path where none is given."},"title":{"type":"string","maxLength":40},"page":{"type":"string","description":"Page file path. While there is no such file the route says that its page is not there yet."},"pageIn":{"type":"string","pattern":"^[a-z][A-Za-z]*$","description":"Instead of a page: the name of the value in the query that is the path of a page file. Shown are only pages that some public route names and that are public themselves; any other is not there (404)."},"exception":{"enum":["403","404","500"],"description":"The route shows this exception page."},"redirect":{"type":"string","pattern":"^/","description":"Path of the route that is opened instead."},"layout":{"enum":["basic","platform","blank","window","ZX","login"],"description":"Frame around the page; basic where none is named. A menu item of the same path puts its page into the menu's frame, but for window: a wide page without a menu, with a way back on top, however it was opened."},"parent":{"type":"string","pattern":"^/","description":"Path of the route above it."},"public":{"type":"boolean","description":"Opens without a session."},"visitor":{"type":"string","description":"Page file path: what is shown instead of the page to who has no session, or was not given the page. The route is public."},"ticket":{"enum":["temporary","backSchool","daily","study","labour","board","visit","orientation","know"],"description":"Page group: who has no session proves who he is by number, name and identity card, and then uses the route's page, and those of the same group, for his own rows. The route is public, its page says \"public\": \"ticket\"."},"staysOpen":{"type":"boolean","description":"Stays open after a token expiry, though it does not open without a session. Public routes do so always."},"hidden":{"type":"boolean","description":"Not offered by menus."},"permission":{"type":"array","minItems":1,"items":{"type":"string"},"description":"EnCodes and role codes; only who holds one of them is shown the route. The role admin holds all."}}}}}};
const pattern200 = new RegExp("^(/([A-Za-z0-9_-]+|\\{[a-z][A-Za-z]*\\}))+$", "u");
const pattern201 = new RegExp("^([A-Za-z][A-Za-z0-9]*|[1-9][0-9]*)$", "u");
const pattern202 = new RegExp("^[a-z][A-Za-z]*$", "u");

function validate185(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="routes.schema.json" */;
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.version === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "version"},message:"must have required property '"+"version"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.title === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "title"},message:"must have required property '"+"title"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.routes === undefined){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "routes"},message:"must have required property '"+"routes"+"'"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
for(const key0 in data){
if(!(((((key0 === "$schema") || (key0 === "version")) || (key0 === "title")) || (key0 === "hashStaysOpen")) || (key0 === "routes"))){
const err3 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if(data.$schema !== undefined){
if(typeof data.$schema !== "string"){
const err4 = {instancePath:instancePath+"/$schema",schemaPath:"#/properties/%24schema/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data.version !== undefined){
if(1 !== data.version){
const err5 = {instancePath:instancePath+"/version",schemaPath:"#/properties/version/const",keyword:"const",params:{allowedValue: 1},message:"must be equal to constant"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
if(data.title !== undefined){
if(typeof data.title !== "string"){
const err6 = {instancePath:instancePath+"/title",schemaPath:"#/properties/title/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
if(data.hashStaysOpen !== undefined){
if(typeof data.hashStaysOpen !== "boolean"){
const err7 = {instancePath:instancePath+"/hashStaysOpen",schemaPath:"#/properties/hashStaysOpen/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
if(data.routes !== undefined){
let data4 = data.routes;
if(Array.isArray(data4)){
const len0 = data4.length;
for(let i0=0; i0<len0; i0++){
let data5 = data4[i0];
if(data5 && typeof data5 == "object" && !Array.isArray(data5)){
if(data5.path === undefined){
const err8 = {instancePath:instancePath+"/routes/" + i0,schemaPath:"#/properties/routes/items/required",keyword:"required",params:{missingProperty: "path"},message:"must have required property '"+"path"+"'"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
for(const key1 in data5){
if(!(func7.call(schema362.properties.routes.items.properties, key1))){
const err9 = {instancePath:instancePath+"/routes/" + i0,schemaPath:"#/properties/routes/items/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
if(data5.path !== undefined){
let data6 = data5.path;
if(typeof data6 === "string"){
if(!pattern200.test(data6)){
const err10 = {instancePath:instancePath+"/routes/" + i0+"/path",schemaPath:"#/properties/routes/items/properties/path/pattern",keyword:"pattern",params:{pattern: "^(/([A-Za-z0-9_-]+|\\{[a-z][A-Za-z]*\\}))+$"},message:"must match pattern \""+"^(/([A-Za-z0-9_-]+|\\{[a-z][A-Za-z]*\\}))+$"+"\""};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
else {
const err11 = {instancePath:instancePath+"/routes/" + i0+"/path",schemaPath:"#/properties/routes/items/properties/path/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
if(data5.name !== undefined){
let data7 = data5.name;
if(typeof data7 === "string"){
if(!pattern201.test(data7)){
const err12 = {instancePath:instancePath+"/routes/" + i0+"/name",schemaPath:"#/properties/routes/items/properties/name/pattern",keyword:"pattern",params:{pattern: "^([A-Za-z][A-Za-z0-9]*|[1-9][0-9]*)$"},message:"must match pattern \""+"^([A-Za-z][A-Za-z0-9]*|[1-9][0-9]*)$"+"\""};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
}
else {
const err13 = {instancePath:instancePath+"/routes/" + i0+"/name",schemaPath:"#/properties/routes/items/properties/name/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
}
if(data5.title !== undefined){
let data8 = data5.title;
if(typeof data8 === "string"){
if(func2(data8) > 40){
const err14 = {instancePath:instancePath+"/routes/" + i0+"/title",schemaPath:"#/properties/routes/items/properties/title/maxLength",keyword:"maxLength",params:{limit: 40},message:"must NOT have more than 40 characters"};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
}
else {
const err15 = {instancePath:instancePath+"/routes/" + i0+"/title",schemaPath:"#/properties/routes/items/properties/title/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
}
if(data5.page !== undefined){
if(typeof data5.page !== "string"){
const err16 = {instancePath:instancePath+"/routes/" + i0+"/page",schemaPath:"#/properties/routes/items/properties/page/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
}
if(data5.pageIn !== undefined){
let data10 = data5.pageIn;
if(typeof data10 === "string"){
if(!pattern202.test(data10)){
const err17 = {instancePath:instancePath+"/routes/" + i0+"/pageIn",schemaPath:"#/properties/routes/items/properties/pageIn/pattern",keyword:"pattern",params:{pattern: "^[a-z][A-Za-z]*$"},message:"must match pattern \""+"^[a-z][A-Za-z]*$"+"\""};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
}
else {
const err18 = {instancePath:instancePath+"/routes/" + i0+"/pageIn",schemaPath:"#/properties/routes/items/properties/pageIn/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
}
if(data5.exception !== undefined){
let data11 = data5.exception;
if(!(((data11 === "403") || (data11 === "404")) || (data11 === "500"))){
const err19 = {instancePath:instancePath+"/routes/" + i0+"/exception",schemaPath:"#/properties/routes/items/properties/exception/enum",keyword:"enum",params:{allowedValues: schema362.properties.routes.items.properties.exception.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
}
if(data5.redirect !== undefined){
let data12 = data5.redirect;
if(typeof data12 === "string"){
if(!pattern35.test(data12)){
const err20 = {instancePath:instancePath+"/routes/" + i0+"/redirect",schemaPath:"#/properties/routes/items/properties/redirect/pattern",keyword:"pattern",params:{pattern: "^/"},message:"must match pattern \""+"^/"+"\""};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
}
else {
const err21 = {instancePath:instancePath+"/routes/" + i0+"/redirect",schemaPath:"#/properties/routes/items/properties/redirect/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
}
if(data5.layout !== undefined){
let data13 = data5.layout;
if(!((((((data13 === "basic") || (data13 === "platform")) || (data13 === "blank")) || (data13 === "window")) || (data13 === "ZX")) || (data13 === "login"))){
const err22 = {instancePath:instancePath+"/routes/" + i0+"/layout",schemaPath:"#/properties/routes/items/properties/layout/enum",keyword:"enum",params:{allowedValues: schema362.properties.routes.items.properties.layout.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
}
errors++;
}
}
if(data5.parent !== undefined){
let data14 = data5.parent;
if(typeof data14 === "string"){
if(!pattern35.test(data14)){
const err23 = {instancePath:instancePath+"/routes/" + i0+"/parent",schemaPath:"#/properties/routes/items/properties/parent/pattern",keyword:"pattern",params:{pattern: "^/"},message:"must match pattern \""+"^/"+"\""};
if(vErrors === null){
vErrors = [err23];
}
else {
vErrors.push(err23);
}
errors++;
}
}
else {
const err24 = {instancePath:instancePath+"/routes/" + i0+"/parent",schemaPath:"#/properties/routes/items/properties/parent/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err24];
}
else {
vErrors.push(err24);
}
errors++;
}
}
if(data5.public !== undefined){
if(typeof data5.public !== "boolean"){
const err25 = {instancePath:instancePath+"/routes/" + i0+"/public",schemaPath:"#/properties/routes/items/properties/public/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
if(vErrors === null){
vErrors = [err25];
}
else {
vErrors.push(err25);
}
errors++;
}
}
if(data5.visitor !== undefined){
if(typeof data5.visitor !== "string"){
const err26 = {instancePath:instancePath+"/routes/" + i0+"/visitor",schemaPath:"#/properties/routes/items/properties/visitor/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err26];
}
else {
vErrors.push(err26);
}
errors++;
}
}
if(data5.ticket !== undefined){
let data17 = data5.ticket;
if(!(((((((((data17 === "temporary") || (data17 === "backSchool")) || (data17 === "daily")) || (data17 === "study")) || (data17 === "labour")) || (data17 === "board")) || (data17 === "visit")) || (data17 === "orientation")) || (data17 === "know"))){
const err27 = {instancePath:instancePath+"/routes/" + i0+"/ticket",schemaPath:"#/properties/routes/items/properties/ticket/enum",keyword:"enum",params:{allowedValues: schema362.properties.routes.items.properties.ticket.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err27];
}
else {
vErrors.push(err27);
}
errors++;
}
}
if(data5.staysOpen !== undefined){
if(typeof data5.staysOpen !== "boolean"){
const err28 = {instancePath:instancePath+"/routes/" + i0+"/staysOpen",schemaPath:"#/properties/routes/items/properties/staysOpen/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
if(vErrors === null){
vErrors = [err28];
}
else {
vErrors.push(err28);
}
errors++;
}
}
if(data5.hidden !== undefined){
if(typeof data5.hidden !== "boolean"){
const err29 = {instancePath:instancePath+"/routes/" + i0+"/hidden",schemaPath:"#/properties/routes/items/properties/hidden/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
if(vErrors === null){
vErrors = [err29];
}
else {
vErrors.push(err29);
}
errors++;
}
}
if(data5.permission !== undefined){
let data20 = data5.permission;
if(Array.isArray(data20)){
if(data20.length < 1){
const err30 = {instancePath:instancePath+"/routes/" + i0+"/permission",schemaPath:"#/properties/routes/items/properties/permission/minItems",keyword:"minItems",params:{limit: 1},message:"must NOT have fewer than 1 items"};
if(vErrors === null){
vErrors = [err30];
}
else {
vErrors.push(err30);
}
errors++;
}
const len1 = data20.length;
for(let i1=0; i1<len1; i1++){
if(typeof data20[i1] !== "string"){
const err31 = {instancePath:instancePath+"/routes/" + i0+"/permission/" + i1,schemaPath:"#/properties/routes/items/properties/permission/items/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err31];
}
else {
vErrors.push(err31);
}
errors++;
}
}
}
else {
const err32 = {instancePath:instancePath+"/routes/" + i0+"/permission",schemaPath:"#/properties/routes/items/properties/permission/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err32];
}
else {
vErrors.push(err32);
}
errors++;
}
}
}
else {
const err33 = {instancePath:instancePath+"/routes/" + i0,schemaPath:"#/properties/routes/items/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err33];
}
else {
vErrors.push(err33);
}
errors++;
}
}
}
else {
const err34 = {instancePath:instancePath+"/routes",schemaPath:"#/properties/routes/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err34];
}
else {
vErrors.push(err34);
}
errors++;
}
}
}
else {
const err35 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err35];
}
else {
vErrors.push(err35);
}
errors++;
}
validate185.errors = vErrors;
return errors === 0;
}

export const validateTest = validate186;
const schema363 = {"$schema":"http://json-schema.org/draft-07/schema#","$id":"test.schema.json","title":"PageTestFile","description":"What a page must do. schemas/pages/<comment path>.test.json, beside the page; `npm test` runs it in a browser on sample data made from the entity. Every page is rendered for every role without such a file as well.","type":"object","additionalProperties":false,"required":["version","role","cases"],"properties":{"$schema":{"type":"string"},"version":{"const":1},"role":{"type":"string","description":"Code of the role that uses the page."},"row":{"type":"integer","minimum":1,"maximum":30,"description":"Number of the sample row that a form or a detail shows. Absent: a new row."},"width":{"enum":[375,800,1440],"description":"Width of the window in px. Default 1440."},"cases":{"type":"array","minItems":1,"items":{"title":"PageTestCase","type":"object","additionalProperties":false,"required":["title","steps"],"properties":{"title":{"type":"string","minLength":1,"maxLength":80},"steps":{"type":"array","minItems":1,"items":{"$ref":"#/definitions/Step"}}}}}},"definitions":{"Step":{"title":"PageTestStep","description":"First fill, then choose, then press; then all that is expected.","type":"object","additionalProperties":false,"minProperties":1,"properties":{"fill":{"type":"object","description":"Field: the text that is typed.","propertyNames":{"$ref":"field.schema.json#/definitions/FieldName"},"additionalProperties":{"type":"string"}},"choose":{"type":"object","description":"Field: the option's name as it is shown.","propertyNames":{"$ref":"field.schema.json#/definitions/FieldName"},"additionalProperties":{"type":"string"}},"press":{"type":"string","minLength":1,"description":"Text of the button."},"in":{"type":"integer","minimum":1,"maximum":100,"description":"Row of a list whose button is pressed, counted from the top."},"expect":{"type":"array","minItems":1,"items":{"type":"string","minLength":1},"description":"Texts that are seen."},"gone":{"type":"array","minItems":1,"items":{"type":"string","minLength":1},"description":"Texts that are not seen."},"problem":{"type":"object","description":"Field: the message that it shows.","propertyNames":{"$ref":"field.schema.json#/definitions/FieldName"},"additionalProperties":{"type":"string"}},"asked":{"title":"PageTestAsked","description":"What the server was asked last: the kind of call, and a part of its input.","type":"object","additionalProperties":false,"required":["call"],"properties":{"call":{"enum":["list","save","act","remove","exportRows"]},"input":{"type":"object"}}}}}}};
const schema364 = {"title":"PageTestStep","description":"First fill, then choose, then press; then all that is expected.","type":"object","additionalProperties":false,"minProperties":1,"properties":{"fill":{"type":"object","description":"Field: the text that is typed.","propertyNames":{"$ref":"field.schema.json#/definitions/FieldName"},"additionalProperties":{"type":"string"}},"choose":{"type":"object","description":"Field: the option's name as it is shown.","propertyNames":{"$ref":"field.schema.json#/definitions/FieldName"},"additionalProperties":{"type":"string"}},"press":{"type":"string","minLength":1,"description":"Text of the button."},"in":{"type":"integer","minimum":1,"maximum":100,"description":"Row of a list whose button is pressed, counted from the top."},"expect":{"type":"array","minItems":1,"items":{"type":"string","minLength":1},"description":"Texts that are seen."},"gone":{"type":"array","minItems":1,"items":{"type":"string","minLength":1},"description":"Texts that are not seen."},"problem":{"type":"object","description":"Field: the message that it shows.","propertyNames":{"$ref":"field.schema.json#/definitions/FieldName"},"additionalProperties":{"type":"string"}},"asked":{"title":"PageTestAsked","description":"What the server was asked last: the kind of call, and a part of its input.","type":"object","additionalProperties":false,"required":["call"],"properties":{"call":{"enum":["list","save","act","remove","exportRows"]},"input":{"type":"object"}}}}};

function validate187(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(Object.keys(data).length < 1){
const err0 = {instancePath,schemaPath:"#/minProperties",keyword:"minProperties",params:{limit: 1},message:"must NOT have fewer than 1 properties"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
for(const key0 in data){
if(!((((((((key0 === "fill") || (key0 === "choose")) || (key0 === "press")) || (key0 === "in")) || (key0 === "expect")) || (key0 === "gone")) || (key0 === "problem")) || (key0 === "asked"))){
const err1 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
if(data.fill !== undefined){
let data0 = data.fill;
if(data0 && typeof data0 == "object" && !Array.isArray(data0)){
for(const key1 in data0){
const _errs4 = errors;
if(typeof key1 === "string"){
if(!pattern2.test(key1)){
const err2 = {instancePath:instancePath+"/fill",schemaPath:"field.schema.json#/definitions/FieldName/pattern",keyword:"pattern",params:{pattern: "^[A-Z][A-Za-z0-9]{0,40}$"},message:"must match pattern \""+"^[A-Z][A-Za-z0-9]{0,40}$"+"\"",propertyName:key1};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
else {
const err3 = {instancePath:instancePath+"/fill",schemaPath:"field.schema.json#/definitions/FieldName/type",keyword:"type",params:{type: "string"},message:"must be string",propertyName:key1};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
var valid1 = _errs4 === errors;
if(!valid1){
const err4 = {instancePath:instancePath+"/fill",schemaPath:"#/properties/fill/propertyNames",keyword:"propertyNames",params:{propertyName: key1},message:"property name must be valid"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
for(const key2 in data0){
if(typeof data0[key2] !== "string"){
const err5 = {instancePath:instancePath+"/fill/" + key2.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/properties/fill/additionalProperties/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
}
else {
const err6 = {instancePath:instancePath+"/fill",schemaPath:"#/properties/fill/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
if(data.choose !== undefined){
let data2 = data.choose;
if(data2 && typeof data2 == "object" && !Array.isArray(data2)){
for(const key3 in data2){
const _errs12 = errors;
if(typeof key3 === "string"){
if(!pattern2.test(key3)){
const err7 = {instancePath:instancePath+"/choose",schemaPath:"field.schema.json#/definitions/FieldName/pattern",keyword:"pattern",params:{pattern: "^[A-Z][A-Za-z0-9]{0,40}$"},message:"must match pattern \""+"^[A-Z][A-Za-z0-9]{0,40}$"+"\"",propertyName:key3};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
else {
const err8 = {instancePath:instancePath+"/choose",schemaPath:"field.schema.json#/definitions/FieldName/type",keyword:"type",params:{type: "string"},message:"must be string",propertyName:key3};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
var valid4 = _errs12 === errors;
if(!valid4){
const err9 = {instancePath:instancePath+"/choose",schemaPath:"#/properties/choose/propertyNames",keyword:"propertyNames",params:{propertyName: key3},message:"property name must be valid"};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
for(const key4 in data2){
if(typeof data2[key4] !== "string"){
const err10 = {instancePath:instancePath+"/choose/" + key4.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/properties/choose/additionalProperties/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
}
else {
const err11 = {instancePath:instancePath+"/choose",schemaPath:"#/properties/choose/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
if(data.press !== undefined){
let data4 = data.press;
if(typeof data4 === "string"){
if(func2(data4) < 1){
const err12 = {instancePath:instancePath+"/press",schemaPath:"#/properties/press/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
}
else {
const err13 = {instancePath:instancePath+"/press",schemaPath:"#/properties/press/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
}
if(data.in !== undefined){
let data5 = data.in;
if(!((typeof data5 == "number") && (!(data5 % 1) && !isNaN(data5)))){
const err14 = {instancePath:instancePath+"/in",schemaPath:"#/properties/in/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
if(typeof data5 == "number"){
if(data5 > 100 || isNaN(data5)){
const err15 = {instancePath:instancePath+"/in",schemaPath:"#/properties/in/maximum",keyword:"maximum",params:{comparison: "<=", limit: 100},message:"must be <= 100"};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
if(data5 < 1 || isNaN(data5)){
const err16 = {instancePath:instancePath+"/in",schemaPath:"#/properties/in/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
}
}
if(data.expect !== undefined){
let data6 = data.expect;
if(Array.isArray(data6)){
if(data6.length < 1){
const err17 = {instancePath:instancePath+"/expect",schemaPath:"#/properties/expect/minItems",keyword:"minItems",params:{limit: 1},message:"must NOT have fewer than 1 items"};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
const len0 = data6.length;
for(let i0=0; i0<len0; i0++){
let data7 = data6[i0];
if(typeof data7 === "string"){
if(func2(data7) < 1){
const err18 = {instancePath:instancePath+"/expect/" + i0,schemaPath:"#/properties/expect/items/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
}
else {
const err19 = {instancePath:instancePath+"/expect/" + i0,schemaPath:"#/properties/expect/items/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
}
}
else {
const err20 = {instancePath:instancePath+"/expect",schemaPath:"#/properties/expect/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
}
if(data.gone !== undefined){
let data8 = data.gone;
if(Array.isArray(data8)){
if(data8.length < 1){
const err21 = {instancePath:instancePath+"/gone",schemaPath:"#/properties/gone/minItems",keyword:"minItems",params:{limit: 1},message:"must NOT have fewer than 1 items"};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
const len1 = data8.length;
for(let i1=0; i1<len1; i1++){
let data9 = data8[i1];
if(typeof data9 === "string"){
if(func2(data9) < 1){
const err22 = {instancePath:instancePath+"/gone/" + i1,schemaPath:"#/properties/gone/items/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
}
errors++;
}
}
else {
const err23 = {instancePath:instancePath+"/gone/" + i1,schemaPath:"#/properties/gone/items/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err23];
}
else {
vErrors.push(err23);
}
errors++;
}
}
}
else {
const err24 = {instancePath:instancePath+"/gone",schemaPath:"#/properties/gone/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err24];
}
else {
vErrors.push(err24);
}
errors++;
}
}
if(data.problem !== undefined){
let data10 = data.problem;
if(data10 && typeof data10 == "object" && !Array.isArray(data10)){
for(const key5 in data10){
const _errs32 = errors;
if(typeof key5 === "string"){
if(!pattern2.test(key5)){
const err25 = {instancePath:instancePath+"/problem",schemaPath:"field.schema.json#/definitions/FieldName/pattern",keyword:"pattern",params:{pattern: "^[A-Z][A-Za-z0-9]{0,40}$"},message:"must match pattern \""+"^[A-Z][A-Za-z0-9]{0,40}$"+"\"",propertyName:key5};
if(vErrors === null){
vErrors = [err25];
}
else {
vErrors.push(err25);
}
errors++;
}
}
else {
const err26 = {instancePath:instancePath+"/problem",schemaPath:"field.schema.json#/definitions/FieldName/type",keyword:"type",params:{type: "string"},message:"must be string",propertyName:key5};
if(vErrors === null){
vErrors = [err26];
}
else {
vErrors.push(err26);
}
errors++;
}
var valid11 = _errs32 === errors;
if(!valid11){
const err27 = {instancePath:instancePath+"/problem",schemaPath:"#/properties/problem/propertyNames",keyword:"propertyNames",params:{propertyName: key5},message:"property name must be valid"};
if(vErrors === null){
vErrors = [err27];
}
else {
vErrors.push(err27);
}
errors++;
}
}
for(const key6 in data10){
if(typeof data10[key6] !== "string"){
const err28 = {instancePath:instancePath+"/problem/" + key6.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/properties/problem/additionalProperties/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err28];
}
else {
vErrors.push(err28);
}
errors++;
}
}
}
else {
const err29 = {instancePath:instancePath+"/problem",schemaPath:"#/properties/problem/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err29];
}
else {
vErrors.push(err29);
}
errors++;
}
}
if(data.asked !== undefined){
let data12 = data.asked;
if(data12 && typeof data12 == "object" && !Array.isArray(data12)){
if(data12.call === undefined){
const err30 = {instancePath:instancePath+"/asked",schemaPath:"#/properties/asked/required",keyword:"required",params:{missingProperty: "call"},message:"must have required property '"+"call"+"'"};
if(vErrors === null){
vErrors = [err30];
}
else {
vErrors.push(err30);
}
errors++;
}
for(const key7 in data12){
if(!((key7 === "call") || (key7 === "input"))){
const err31 = {instancePath:instancePath+"/asked",schemaPath:"#/properties/asked/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key7},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err31];
}
else {
vErrors.push(err31);
}
errors++;
}
}
if(data12.call !== undefined){
let data13 = data12.call;
if(!(((((data13 === "list") || (data13 === "save")) || (data13 === "act")) || (data13 === "remove")) || (data13 === "exportRows"))){
const err32 = {instancePath:instancePath+"/asked/call",schemaPath:"#/properties/asked/properties/call/enum",keyword:"enum",params:{allowedValues: schema364.properties.asked.properties.call.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err32];
}
else {
vErrors.push(err32);
}
errors++;
}
}
if(data12.input !== undefined){
let data14 = data12.input;
if(!(data14 && typeof data14 == "object" && !Array.isArray(data14))){
const err33 = {instancePath:instancePath+"/asked/input",schemaPath:"#/properties/asked/properties/input/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err33];
}
else {
vErrors.push(err33);
}
errors++;
}
}
}
else {
const err34 = {instancePath:instancePath+"/asked",schemaPath:"#/properties/asked/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err34];
}
else {
vErrors.push(err34);
}
errors++;
}
}
}
else {
const err35 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err35];
}
else {
vErrors.push(err35);
}
errors++;
}
validate187.errors = vErrors;
return errors === 0;
}


function validate186(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="test.schema.json" */;
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.version === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "version"},message:"must have required property '"+"version"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.role === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "role"},message:"must have required property '"+"role"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.cases === undefined){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "cases"},message:"must have required property '"+"cases"+"'"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
for(const key0 in data){
if(!((((((key0 === "$schema") || (key0 === "version")) || (key0 === "role")) || (key0 === "row")) || (key0 === "width")) || (key0 === "cases"))){
const err3 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if(data.$schema !== undefined){
if(typeof data.$schema !== "string"){
const err4 = {instancePath:instancePath+"/$schema",schemaPath:"#/properties/%24schema/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data.version !== undefined){
if(1 !== data.version){
const err5 = {instancePath:instancePath+"/version",schemaPath:"#/properties/version/const",keyword:"const",params:{allowedValue: 1},message:"must be equal to constant"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
if(data.role !== undefined){
if(typeof data.role !== "string"){
const err6 = {instancePath:instancePath+"/role",schemaPath:"#/properties/role/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
if(data.row !== undefined){
let data3 = data.row;
if(!((typeof data3 == "number") && (!(data3 % 1) && !isNaN(data3)))){
const err7 = {instancePath:instancePath+"/row",schemaPath:"#/properties/row/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
if(typeof data3 == "number"){
if(data3 > 30 || isNaN(data3)){
const err8 = {instancePath:instancePath+"/row",schemaPath:"#/properties/row/maximum",keyword:"maximum",params:{comparison: "<=", limit: 30},message:"must be <= 30"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
if(data3 < 1 || isNaN(data3)){
const err9 = {instancePath:instancePath+"/row",schemaPath:"#/properties/row/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
}
if(data.width !== undefined){
let data4 = data.width;
if(!(((data4 === 375) || (data4 === 800)) || (data4 === 1440))){
const err10 = {instancePath:instancePath+"/width",schemaPath:"#/properties/width/enum",keyword:"enum",params:{allowedValues: schema363.properties.width.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
if(data.cases !== undefined){
let data5 = data.cases;
if(Array.isArray(data5)){
if(data5.length < 1){
const err11 = {instancePath:instancePath+"/cases",schemaPath:"#/properties/cases/minItems",keyword:"minItems",params:{limit: 1},message:"must NOT have fewer than 1 items"};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
const len0 = data5.length;
for(let i0=0; i0<len0; i0++){
let data6 = data5[i0];
if(data6 && typeof data6 == "object" && !Array.isArray(data6)){
if(data6.title === undefined){
const err12 = {instancePath:instancePath+"/cases/" + i0,schemaPath:"#/properties/cases/items/required",keyword:"required",params:{missingProperty: "title"},message:"must have required property '"+"title"+"'"};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
if(data6.steps === undefined){
const err13 = {instancePath:instancePath+"/cases/" + i0,schemaPath:"#/properties/cases/items/required",keyword:"required",params:{missingProperty: "steps"},message:"must have required property '"+"steps"+"'"};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
for(const key1 in data6){
if(!((key1 === "title") || (key1 === "steps"))){
const err14 = {instancePath:instancePath+"/cases/" + i0,schemaPath:"#/properties/cases/items/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
}
if(data6.title !== undefined){
let data7 = data6.title;
if(typeof data7 === "string"){
if(func2(data7) > 80){
const err15 = {instancePath:instancePath+"/cases/" + i0+"/title",schemaPath:"#/properties/cases/items/properties/title/maxLength",keyword:"maxLength",params:{limit: 80},message:"must NOT have more than 80 characters"};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
if(func2(data7) < 1){
const err16 = {instancePath:instancePath+"/cases/" + i0+"/title",schemaPath:"#/properties/cases/items/properties/title/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
}
else {
const err17 = {instancePath:instancePath+"/cases/" + i0+"/title",schemaPath:"#/properties/cases/items/properties/title/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
}
if(data6.steps !== undefined){
let data8 = data6.steps;
if(Array.isArray(data8)){
if(data8.length < 1){
const err18 = {instancePath:instancePath+"/cases/" + i0+"/steps",schemaPath:"#/properties/cases/items/properties/steps/minItems",keyword:"minItems",params:{limit: 1},message:"must NOT have fewer than 1 items"};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
const len1 = data8.length;
for(let i1=0; i1<len1; i1++){
if(!(validate187(data8[i1], {instancePath:instancePath+"/cases/" + i0+"/steps/" + i1,parentData:data8,parentDataProperty:i1,rootData}))){
vErrors = vErrors === null ? validate187.errors : vErrors.concat(validate187.errors);
errors = vErrors.length;
}
}
}
else {
const err19 = {instancePath:instancePath+"/cases/" + i0+"/steps",schemaPath:"#/properties/cases/items/properties/steps/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
}
}
else {
const err20 = {instancePath:instancePath+"/cases/" + i0,schemaPath:"#/properties/cases/items/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
}
}
else {
const err21 = {instancePath:instancePath+"/cases",schemaPath:"#/properties/cases/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
}
}
else {
const err22 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
}
errors++;
}
validate186.errors = vErrors;
return errors === 0;
}
